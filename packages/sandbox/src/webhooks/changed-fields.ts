import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '@sorrel/contracts/untrusted'
import { DEFAULT_LOCALE } from '@sorrel/i18n/locales'
import { toSnakeCase } from '../listing/stored-record.ts'

type Document = { readonly id: string } & Readonly<Record<string, unknown>>

/** The id and the fields that a change has changed, as events carry them. */
export function toChangedFields(before: Document, after: Document): Readonly<Record<string, unknown>> {
  const changed = Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(before[name], value))
  return toEventData({ id: after.id, ...Object.fromEntries(changed) })
}

/** A record as events carry it: in snake_case, texts in the store's own language. */
export function toEventData(document: Document): Readonly<Record<string, unknown>> {
  const fields = Object.entries(document).map(([name, value]) => [name, toDefaultLocaleText(value)])
  const data = toSnakeCase(Object.fromEntries(fields))
  return isRecord(data) ? data : {}
}

function toDefaultLocaleText(value: unknown): unknown {
  return isRecord(value) && DEFAULT_LOCALE in value ? value[DEFAULT_LOCALE] : value
}
