import { isRecord } from '../untrusted.ts'

/** A merchant's own messages, nested by group: `{ account: { login: { title: 'Come in' } } }`. */
export interface StoreMessages {
  readonly [key: string]: string | StoreMessages
}

const MAX_DEPTH = 8

/** Keeps texts and objects of texts, down to eight levels; everything else is dropped. */
export function readMessages(input: unknown, depth = MAX_DEPTH): StoreMessages {
  if (!isRecord(input) || depth === 0) return {}
  return Object.fromEntries(Object.entries(input).flatMap(([key, value]) => readWord(key, value, depth)))
}

function readWord(key: string, value: unknown, depth: number): readonly [string, string | StoreMessages][] {
  if (typeof value === 'string') return [[key, value]]
  return isRecord(value) ? [[key, readMessages(value, depth - 1)]] : []
}
