import * as z from 'zod/mini'
import { isRecord, parseList, parseText } from '../untrusted.ts'

/**
 * Fields of merchants' data: settings, menus, pages, quizzes. An unusable field is missing or takes its default, an
 * unusable entry of a list is dropped, and nothing throws.
 */

/** Trimmed, not blank. Numbers become text: identifiers come as both. */
export const text = z.pipe(
  z.union([z.string(), z.pipe(z.number(), z.transform(String))]),
  z.string().check(z.trim(), z.minLength(1)),
)

/** A finite number. Text counts in plain decimal notation only: `"6.50"`, neither `"1e3"` nor `"0x10"`. */
export const number = z.union([
  z.number(),
  z.pipe(z.string().check(z.trim(), z.regex(/^[+-]?\d{1,15}(?:\.\d{1,15})?$/)), z.transform(Number)),
])

/** A flag, also as text or as 0 and 1. */
export const flag = z.pipe(
  z.literal([true, 'true', 1, false, 'false', 0]),
  z.transform((value) => value === true || value === 'true' || value === 1),
)

/** A whole number from `min` on. */
export function count(min = 0) {
  return z.pipe(number, z.int().check(z.minimum(min)))
}

/** One of the texts. */
export function choice<const T extends readonly string[]>(choices: T) {
  return z.pipe(text, z.enum(choices))
}

/** The field, or undefined when it is missing or cannot be used. */
export function maybe<T extends z.ZodMiniType>(field: T) {
  return z.catch(z.optional(field), undefined)
}

/** The field, or `otherwise` when it is missing or cannot be used. */
export function or<T extends z.ZodMiniType>(field: T, otherwise: z.core.util.NoUndefined<z.output<T>>) {
  return z.catch(z._default(field, otherwise), otherwise)
}

type Shape = Readonly<Record<string, z.ZodMiniType>>

/**
 * A record with names in camelCase or snake_case; nulls count as missing. Anything else reads as a record without
 * fields, so that every field takes its default.
 */
export function record<T extends Shape>(shape: T) {
  return recordWith(shape, {})
}

/** A record with further fields, each of which is read of the whole record: it needs more than one name of it. */
export function recordWith<T extends Shape, Whole extends Shape>(shape: T, whole: Whole) {
  const [names, others] = [Object.keys(shape), Object.keys(whole)]
  const find = names.map((name) => [name, finder(name)] as const)
  return z.pipe(
    z.transform((input: unknown): unknown => {
      const fields = find.map(([name, get]) => [name, get(input)] as const)
      return Object.fromEntries([...fields, ...others.map((name) => [name, input] as const)])
    }),
    z.object({ ...shape, ...whole }),
  )
}

/** Finds the own value of a name in camelCase, else in snake_case; undefined when both are missing or null. */
export function finder(name: string): (input: unknown) => unknown {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return (input) => getOwn(input, name) ?? getOwn(input, snake)
}

/** The usable entries of an array or of a connection's `results`, `max` at most. */
export function list<T extends z.ZodMiniType>(entry: T, max = Number.POSITIVE_INFINITY) {
  return z.transform((input: unknown): readonly z.output<T>[] => {
    const entries: z.output<T>[] = []
    for (const each of parseList(input)) {
      if (entries.length >= max) break
      const read = z.safeParse(entry, each)
      if (read.success) entries.push(read.data)
    }
    return entries
  })
}

/** A list whose entries have ids. One without gets an id made of the list's name and its position. */
export function items<T extends z.ZodMiniType>(name: string, entry: T, max?: number) {
  const withIds = z.transform((input: unknown): unknown =>
    parseList(input).map((each, index) =>
      isRecord(each) && parseText(each.id) !== undefined
        ? each
        : { ...toRecord(each), id: `${name}-${index}` },
    ),
  )
  return z.pipe(withIds, list(entry, max))
}

function getOwn(input: unknown, name: string): unknown {
  return isRecord(input) && Object.hasOwn(input, name) ? (input[name] ?? undefined) : undefined
}

function toRecord(input: unknown) {
  return isRecord(input) ? input : {}
}
