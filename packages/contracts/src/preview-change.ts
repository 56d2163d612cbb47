import type { PreviewPath } from './preview.ts'
import { toCamelCase } from './schema/camel-case.ts'
import { isRecord } from './untrusted.ts'

/**
 * A copy of the service's JSON with one value changed, as an editor message asks. Names also match their snake_case
 * spelling. A list position may be the next free one. An empty value (null, undefined, '') removes the name. A path
 * that leads into a text or past the end of a list changes nothing.
 */
export function applyPreviewChange(target: unknown, path: PreviewPath, value: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return value
  if (Array.isArray(target)) return changeList(target, { name, rest, value })
  if (isRecord(target)) return changeObject(target, { name, rest, value })
  return target
}

interface Change {
  readonly name: string
  readonly rest: PreviewPath
  readonly value: unknown
}

function changeList(list: readonly unknown[], { name, rest, value }: Change): readonly unknown[] {
  const index = /^\d{1,4}$/.test(name) ? Number(name) : -1
  if (index < 0 || index > list.length) return list
  if (rest.length === 0 && isEmpty(value)) return list.filter((_, position) => position !== index)
  const changed = applyPreviewChange(list[index] ?? {}, rest, value)
  return [...list.slice(0, index), changed, ...list.slice(index + 1)]
}

function changeObject(target: Readonly<Record<string, unknown>>, { name, rest, value }: Change): unknown {
  const key = Object.keys(target).find((candidate) => toCamelCase(candidate) === name) ?? name
  const others = Object.entries(target).filter(([candidate]) => candidate !== key)
  if (rest.length === 0 && isEmpty(value)) return Object.fromEntries(others)
  const own = Object.hasOwn(target, key) ? target[key] : undefined
  return Object.fromEntries([...others, [key, applyPreviewChange(own ?? {}, rest, value)]])
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
