// A form out of a game's option schema: which fields there are, what they begin with, what is sent.

import type { Json, OptionSchema, Property } from './wire'

export type Field =
  | { name: string; kind: 'flag'; initial: boolean }
  | { name: string; kind: 'choice'; values: Json[]; nullable: boolean; initial: Json }
  | { name: string; kind: 'number'; low?: number; high?: number; nullable: boolean; initial: number | null }
  | { name: string; kind: 'text'; initial: string }
  | { name: string; kind: 'list'; item: Field; nullable: boolean; initial: Json[] | null }
  | { name: string; kind: 'record'; fields: Field[]; initial: Record<string, Json> }

export type Values = Record<string, Json>

/** A short range of whole numbers is easier chosen than typed. */
const LONGEST_RANGE = 12

/** Schemas name the words of a choice by the alphabet; people expect them by strength. */
const BY_STRENGTH = ['auto', 'random', 'solo', 'easy', 'low', 'normal', 'medium', 'hard', 'high', 'very_hard', 'deadly']

export function fieldsOf(schema: OptionSchema): Field[] {
  const typed = Object.entries(schema.properties ?? {}).filter(([, property]) => property['x-kept'] !== true)
  return typed.map(([name, property]) => fieldOf(name, property, schema))
}

export function fieldOf(name: string, written: Property, schema: OptionSchema): Field {
  const nullable = (written.anyOf ?? []).some((one) => one.type === 'null')
  const given = written.default
  const property = meant(written, schema)
  if (property.enum !== undefined) {
    const values = [...property.enum].sort(byStrength)
    return { name, kind: 'choice', values, nullable, initial: given ?? (nullable ? null : (values[0] ?? null)) }
  }
  if (property.type === 'boolean') return { name, kind: 'flag', initial: given === true }
  if (property.type === 'integer' || property.type === 'number') {
    const { minimum: low, maximum: high } = property
    const initial = typeof given === 'number' ? given : nullable ? null : (low ?? 0)
    if (low !== undefined && high !== undefined && high - low <= LONGEST_RANGE) {
      const values = Array.from({ length: high - low + 1 }, (_, i) => low + i)
      return { name, kind: 'choice', values, nullable, initial }
    }
    return { name, kind: 'number', low, high, nullable, initial }
  }
  if (property.type === 'array') {
    const item = fieldOf(name, property.items ?? { type: 'string' }, schema)
    return { name, kind: 'list', item, nullable, initial: Array.isArray(given) ? given : nullable ? null : [] }
  }
  if (property.type === 'object') {
    const fields = Object.entries(property.properties ?? {}).map(([part, one]) => fieldOf(part, one, schema))
    return { name, kind: 'record', fields, initial: initialValues(fields) }
  }
  return { name, kind: 'text', initial: typeof given === 'string' ? given : '' }
}

/** Follows references and takes the one kind of a value that may be missing. */
function meant(property: Property, schema: OptionSchema): Property {
  const one = property.anyOf?.find((other) => other.type !== 'null') ?? property
  const name = one.$ref?.split('/').at(-1)
  return name === undefined ? one : meant(schema.$defs?.[name] ?? {}, schema)
}

function byStrength(a: Json, b: Json): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [left, right] = [BY_STRENGTH.indexOf(String(a)), BY_STRENGTH.indexOf(String(b))]
  if (left !== right && left >= 0 && right >= 0) return left - right
  if ((left >= 0) !== (right >= 0)) return left >= 0 ? -1 : 1
  return String(a) < String(b) ? -1 : 1
}

export function initialValues(fields: Field[]): Values {
  return Object.fromEntries(fields.map((field) => [field.name, structuredClone(field.initial)]))
}

/** What was changed; the game knows the rest itself. */
export function changed(fields: Field[], values: Values): Values {
  const kept = fields.filter((field) => JSON.stringify(values[field.name]) !== JSON.stringify(field.initial))
  return Object.fromEntries(kept.map((field) => [field.name, values[field.name] ?? null]))
}
