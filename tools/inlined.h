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

/* A compiled flow gives itself, and so does a decision (`tools/frames.py`); one in plain Python is wrapped. */
static inline PyObject *inlined_awaited(PyObject *thing) {
    PyAsyncMethods *flow = Py_TYPE(thing)->tp_as_async;
    if (likely(flow != NULL && flow->am_send != NULL && flow->am_await != NULL && !PyCoro_CheckExact(thing)))
        return Py_NewRef(thing);
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

/* The lists of the games are short: what is added to one lies in its place at once, or in a place for all of it. */
static inline PyObject *inlined_extend(PyObject *list, PyObject *more) {
    if (likely(PyList_CheckExact(list) && PyList_CheckExact(more))) {
        PyListObject *things = (PyListObject *)list;
        Py_ssize_t i, count = Py_SIZE(things), added = PyList_GET_SIZE(more);
        if (added == 0)
            return Py_NewRef(Py_None);
        if (count + added > things->allocated) {
            Py_ssize_t room = (count + added + 3) & ~(Py_ssize_t)3;
            PyObject **items = PyMem_Realloc(things->ob_item, room * sizeof(PyObject *));
            if (items == NULL)
                return PyErr_NoMemory();
            things->ob_item = items;
            things->allocated = room;
        }
        for (i = 0; i < added; i++)
            things->ob_item[count + i] = Py_NewRef(PyList_GET_ITEM(more, i));
        Py_SET_SIZE(things, count + added);
        return Py_NewRef(Py_None);
    }
    return CPyList_Extend(list, more);
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
#define CPyList_Extend inlined_extend
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

/* Where it lies first; -1: nowhere, -2: these are not small numbers. */
static inline Py_ssize_t inlined_place(PyObject *things, PyObject *wanted) {
    Py_ssize_t i, count = PyList_GET_SIZE(things);
    if (!inlined_digit(wanted))
        return -2;
    for (i = 0; i < count; i++) {
        PyObject *one = PyList_GET_ITEM(things, i);
        if (!inlined_digit(one))
            return -2;
        if (inlined_equal(one, wanted))
            return i;
    }
    return -1;
}

static inline CPyTagged inlined_index(PyObject *things, PyObject *wanted) {
    Py_ssize_t at = PyList_CheckExact(things) ? inlined_place(things, wanted) : -2;
    return at >= 0 ? (CPyTagged)at << 1 : CPyList_Index(things, wanted);
}

static inline int inlined_remove(PyObject *things, PyObject *wanted) {
    Py_ssize_t at = PyList_CheckExact(things) ? inlined_place(things, wanted) : -2;
    if (at < 0)
        return CPyList_Remove(things, wanted);
    PyObject *gone = PyList_GET_ITEM(things, at);
    Py_ssize_t left = PyList_GET_SIZE(things) - 1;
    for (; at < left; at++)
        PyList_SET_ITEM(things, at, PyList_GET_ITEM(things, at + 1));
    Py_SET_SIZE(things, left);
    Py_DECREF(gone);
    return 0;
}

static inline long inlined_number(PyObject *digit) {
    return (long)Py_SIZE(digit) * (long)((PyLongObject *)digit)->ob_digit[0];
}

static inline PyObject *inlined_made(long number) {
    return number >= 0 ? inlined_boxed((CPyTagged)number << 1) : PyLong_FromLong(number);
}

/* What is written `row[at] += 1`: the compiler asks Python, as it does not know what lies there. */
static inline PyObject *inlined_more(PyObject *one, PyObject *other) {
    if (likely(inlined_digit(one) && inlined_digit(other)))
        return inlined_made(inlined_number(one) + inlined_number(other));
    return PyNumber_InPlaceAdd(one, other);
}

static inline PyObject *inlined_less(PyObject *one, PyObject *other) {
    if (likely(inlined_digit(one) && inlined_digit(other)))
        return inlined_made(inlined_number(one) - inlined_number(other));
    return PyNumber_InPlaceSubtract(one, other);
}

static inline PyObject *inlined_both(PyObject *one, PyObject *other) {
    if (likely(inlined_digit(one) && inlined_digit(other)))
        return inlined_made(inlined_number(one) & inlined_number(other));
    return PyNumber_InPlaceAnd(one, other);
}

static inline PyObject *inlined_either(PyObject *one, PyObject *other) {
    if (likely(inlined_digit(one) && inlined_digit(other)))
        return inlined_made(inlined_number(one) | inlined_number(other));
    return PyNumber_InPlaceOr(one, other);
}

#define CPyList_Index inlined_index
#define CPyList_Remove inlined_remove
#define PyNumber_InPlaceAdd inlined_more
#define PyNumber_InPlaceSubtract inlined_less
#define PyNumber_InPlaceAnd inlined_both
#define PyNumber_InPlaceOr inlined_either
#define PySequence_Contains inlined_contains
#define CPyList_Count inlined_count
#endif
