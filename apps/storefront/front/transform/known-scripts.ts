import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import {
  DATA_PUSH,
  DATA_PUSHES,
  DATA_START,
  FILES_PUSH,
  LISTED_FILE,
  REACT_CALL,
  REACT_CALL_START,
  REACT_FILE,
  REACT_TEXT,
} from './next-markup.ts'
import { DEFERRED_LOADER } from './deferred-loader.ts'

/** The purpose of a script by Next, React or the shop. */
export type ScriptKind = 'start of data' | 'data' | 'other'

const filesSchema = z.strictObject({
  otherChunks: z.array(z.string().regex(LISTED_FILE)),
  runtimeModuleIds: z.array(z.number()),
})

/**
 * React's inline functions; of two with the same beginning the longer comes first. Whatever the installed file holds
 * is trusted. Empty if the file is missing.
 */
export function readReactFunctions(): readonly string[] {
  const texts = [...readReactFile().matchAll(REACT_TEXT)].map(([, single, double = '']) =>
    (single ?? double).replaceAll('\\n', '\n').replace(REACT_CALL_START, ''),
  )
  return [...new Set(texts)].filter((text) => text !== '').toSorted((a, b) => b.length - a.length)
}

function readReactFile(): string {
  try {
    return readFileSync(
      createRequire(import.meta.url).resolve(/* turbopackIgnore: true */ REACT_FILE),
      'utf8',
    )
  } catch {
    return ''
  }
}

const functions = readReactFunctions()

/**
 * Recognises the scripts of Next, React and the shop: data that is pure JSON, the list of the first files, React's
 * functions and calls of them, and the starter. Undefined for any other script, which must come from injected text.
 */
export function getScriptKind(code: string): ScriptKind | undefined {
  if (code === DEFERRED_LOADER) return 'other'
  if (code === DATA_START) return 'start of data'
  const push = DATA_PUSHES.find((start) => code.startsWith(start))
  if (push !== undefined) return toDataKind(push, parseArgument(code, push))
  if (code.startsWith(FILES_PUSH))
    return filesSchema.safeParse(parseArgument(code, FILES_PUSH)).success ? 'other' : undefined
  return isReactScript(code) ? 'other' : undefined
}

function toDataKind(push: string, argument: unknown): ScriptKind | undefined {
  if (!Array.isArray(argument)) return undefined
  return push === DATA_PUSH ? 'data' : 'other'
}

/** The one argument of a call, or undefined where it is not JSON. */
function parseArgument(code: string, start: string): unknown {
  const end = code.endsWith(');') ? -2 : -1
  return code.at(end) === ')' ? parseJson(code.slice(start.length, end)) : undefined
}

function isReactScript(code: string): boolean {
  const text = functions.find((known) => code.startsWith(known))
  if (text !== undefined) return isReactScript(code.slice(text.length).replace(/^;/, ''))
  const given = REACT_CALL.exec(code)?.[1]
  return code === '' || (given !== undefined && parseJson(`[${given}]`) !== undefined)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
