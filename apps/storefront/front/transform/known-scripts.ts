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

/** What a script that Next, React or the shop wrote is for. */
export type ScriptKind = 'start of data' | 'data' | 'other'

const filesSchema = z.strictObject({
  otherChunks: z.array(z.string().regex(LISTED_FILE)),
  runtimeModuleIds: z.array(z.number()),
})

/**
 * React's functions as a page carries them, the longer of two that begin alike first: whatever the installed file holds is
 * trusted. None where the file is not there.
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
 * Tells scripts that Next, React or the shop wrote: data as pure JSON, the list of the first files, React's own functions with
 * calls of them, and the starter. Undefined for any other, which came into the page with somebody's text.
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
