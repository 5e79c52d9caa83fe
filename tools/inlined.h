/* What the compiled games ask of lists, numbers and flows at every step, where it is asked: the compiler's own runtime
 * has it in functions of another file. Each does the usual case itself and leaves the others to that function.
 * `tools/compile.py` puts this before every C file that is made of a module. */
#include <Python.h>
#include <CPy.h>

/* What is called where something went wrong: the compiler lays such places aside, away from what is run (with
 * `-freorder-blocks-and-partition`), so that more of that lies near the processor. */
#define INLINED_COLD __attribute__((cold))
INLINED_COLD void CPy_TypeError(const char *expected, PyObject *value);
INLINED_COLD void CPy_AddTraceback(const char *filename, const char *funcname, int line, PyObject *globals);
INLINED_COLD void CPy_AttributeError(const char *filename, const char *funcname, const char *classname,
                                     const char *attrname, int line, PyObject *globals);
INLINED_COLD void CPy_TypeErrorTraceback(const char *filename, const char *funcname, int line, PyObject *globals,
                                         const char *expected, PyObject *value);
INLINED_COLD void CPyErr_SetObjectAndTraceback(PyObject *type, PyObject *value, PyObject *traceback);
INLINED_COLD tuple_T3OOO CPy_CatchError(void);
INLINED_COLD int CPy_YieldFromErrorHandle(PyObject *iter, PyObject **outp);
INLINED_COLD static void CPy_DecRef(PyObject *p);
INLINED_COLD static void CPy_XDecRef(void *p);

static inline int inlined_at(PyObject *list, CPyTagged index) {
    return !(index & CPY_INT_TAG) && (size_t)((Py_ssize_t)index >> 1) < (size_t)PyList_GET_SIZE(list);
}

static inline PyObject *inlined_item(PyObject *list, CPyTagged index) {
    if (likely(inlined_at(list, index)))
        return Py_NewRef(PyList_GET_ITEM(list, (Py_ssize_t)index >> 1));
    return CPyList_GetItem(list, index);
}

static inline PyObject *inlined_borrowed(PyObject *list, CPyTagged index) {
    if (likely(inlined_at(list, index)))
        return PyList_GET_ITEM(list, (Py_ssize_t)index >> 1);
    return CPyList_GetItemBorrow(list, index);
}

static inline bool inlined_set(PyObject *list, CPyTagged index, PyObject *value) {
    if (likely(inlined_at(list, index))) {
        PyObject *old = PyList_GET_ITEM(list, (Py_ssize_t)index >> 1);
        PyList_SET_ITEM(list, (Py_ssize_t)index >> 1, value);
        Py_DECREF(old);
        return true;
    }
    return CPyList_SetItem(list, index, value);
}

static inline int inlined_append(PyObject *list, PyObject *value) {
    PyListObject *things = (PyListObject *)list;
    Py_ssize_t count = Py_SIZE(things);
    if (likely(PyList_CheckExact(list) && count < things->allocated)) {
        things->ob_item[count] = Py_NewRef(value);
        Py_SET_SIZE(things, count + 1);
        return 0;
    }
    return PyList_Append(list, value);
}

/* Python has one object for each small number; asked for once, it is known. One table for each library. */
#define INLINED_SMALL 257
__attribute__((weak, visibility("hidden"))) PyObject *inlined_numbers[INLINED_SMALL];

static inline PyObject *inlined_boxed(CPyTagged x) {
    if (likely(!(x & CPY_INT_TAG) && (x >> 1) < INLINED_SMALL && inlined_numbers[x >> 1] != NULL))
        return Py_NewRef(inlined_numbers[x >> 1]);
    PyObject *made = CPyTagged_StealAsObject(x);
    if (!(x & CPY_INT_TAG) && (x >> 1) < INLINED_SMALL)
        inlined_numbers[x >> 1] = Py_NewRef(made);
    return made;
}

static inline PyObject *inlined_awaited(PyObject *thing) {
    PyAsyncMethods *flow = Py_TYPE(thing)->tp_as_async;
    return flow != NULL && flow->am_await != NULL ? flow->am_await(thing) : CPy_GetCoro(thing);
}

static inline PyObject *inlined_sent(PyObject *flow, PyObject *value, PyObject **ended) {
    PyAsyncMethods *methods = Py_TYPE(flow)->tp_as_async;
    if (unlikely(methods == NULL || methods->am_send == NULL))
        return CPyIter_Send(flow, value, ended);
    PyObject *result = NULL;
    PySendResult how = methods->am_send(flow, value, &result);
    if (how == PYGEN_NEXT)
        return result;
    if (how == PYGEN_RETURN)
        *ended = result;
    return NULL;
}

static inline int inlined_is(PyObject *thing, PyTypeObject *type) {
    return Py_IS_TYPE(thing, type) || Py_TYPE(thing)->tp_base == type || PyType_IsSubtype(Py_TYPE(thing), type);
}

#undef PyObject_TypeCheck
#define PyObject_TypeCheck(thing, type) inlined_is((PyObject *)(thing), type)
#define CPyList_GetItem inlined_item
#define CPyList_GetItemShort inlined_item
#define CPyList_GetItemBorrow inlined_borrowed
#define CPyList_GetItemShortBorrow inlined_borrowed
#define CPyList_SetItem inlined_set
#define PyList_Append inlined_append
#define CPyTagged_StealAsObject inlined_boxed
#define CPy_GetCoro inlined_awaited
#define CPyIter_Send inlined_sent

#if PY_VERSION_HEX < 0x030C0000 /* how a number lies in memory */
static inline int inlined_digit(PyObject *thing) {
    return PyLong_CheckExact(thing) && (size_t)(Py_SIZE(thing) + 1) <= 2;
}

/* Whether two are equal, both numbers of one digit. */
static inline int inlined_equal(PyObject *one, PyObject *other) {
    return one == other ||
           (Py_SIZE(one) == Py_SIZE(other) &&
            (Py_SIZE(one) == 0 || ((PyLongObject *)one)->ob_digit[0] == ((PyLongObject *)other)->ob_digit[0]));
}

static inline int inlined_contains(PyObject *things, PyObject *wanted) {
    if (PyList_CheckExact(things) && PyBool_Check(wanted)) {
        Py_ssize_t i, count = PyList_GET_SIZE(things);
        for (i = 0; i < count; i++) {
            if (PyList_GET_ITEM(things, i) == wanted)
                return 1;
            if (!PyBool_Check(PyList_GET_ITEM(things, i)))
                return PySequence_Contains(things, wanted);
        }
        return 0;
    }
    if (PyList_CheckExact(things) && inlined_digit(wanted)) {
        Py_ssize_t i, count = PyList_GET_SIZE(things);
        for (i = 0; i < count; i++) {
            PyObject *one = PyList_GET_ITEM(things, i);
            if (one == wanted)
                return 1;
            if (!inlined_digit(one))
                return PySequence_Contains(things, wanted);
            if (inlined_equal(one, wanted))
                return 1;
        }
        return 0;
    }
    return PySequence_Contains(things, wanted);
}

static inline CPyTagged inlined_count(PyObject *things, PyObject *wanted) {
    if (PyList_CheckExact(things) && inlined_digit(wanted)) {
        Py_ssize_t i, found = 0, count = PyList_GET_SIZE(things);
        for (i = 0; i < count; i++) {
            PyObject *one = PyList_GET_ITEM(things, i);
            if (one != wanted && !inlined_digit(one))
                return CPyList_Count(things, wanted);
            found += inlined_equal(one, wanted);
        }
        return (CPyTagged)found << 1;
    }
    return CPyList_Count(things, wanted);
}

#define PySequence_Contains inlined_contains
#define CPyList_Count inlined_count
#endif
