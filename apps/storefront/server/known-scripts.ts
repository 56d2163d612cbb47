import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { STARTER } from './pages/late-start.ts'

/** What Next writes before the data that a page gives to its scripts. */
const DATA_PUSHES = ['self.__next_f.push(', '(self.__next_f=self.__next_f||[]).push(']

/** What Next writes before the names of the files that a page starts with. */
const START_PUSH = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push('

const startSchema = z.strictObject({
  otherChunks: z.array(z.string().regex(/^static\/chunks\/[\w~-][\w.~-]*\.js$/)),
  runtimeModuleIds: z.array(z.number()),
})

/**
 * SHA-256 of the functions that React puts into a page to set its late parts in place. An upgrade that changes them
 * needs a look at the new ones: `known-scripts.test.ts` fails until then.
 */
export const REACT_FUNCTIONS: ReadonlySet<string> = new Set([
  '7fadce64409cf025423692fcccc286c9f96f0115e55eb34e40de7a8496eb0b43',
  '4304d371463a5ff5bda9b23cbcf5ddb0102806ae578bf32f300315d8511e2699',
  '7a3c441a297b4368e7168f53d44323873b11a160d3567f2d4695187785c22646',
  '1c8c044fd61ba420d20d9c528c3c018543fab32c03d2f7db00f6ec8230db3785',
  'e53a88761f342a08e20f9b94b73d8e8436b90e51addf7c4957a94ae17504f98a',
  'ae43f2863da498ae6e297e928af4b7bb581afa935a8f2f3105606210f5e134c0',
  'ee6bb81f4e9fc030a39a7c71affc4d1f2b900baa4b4c7af83361388d7c39599b',
])

/** Where React's functions stand, as texts. */
const REACT_FILE = 'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js'
const FUNCTION_TEXT =
  /'((?:\$R[A-Z]=|requestAnimationFrame\()(?:\\.|[^'\\])*)'|"(requestAnimationFrame\([^"\\]*)"/g

/** The beginning of a call, which React writes into the same text as the function. */
const CALL_START = /\$R[A-Z]\("$/
const CALL = /^\$R[CRSX]\((".*")\)$/s

/** React's functions as a page carries them, the longer of two that begin alike first. */
export function readReactFunctions(): readonly string[] {
  const source = readFileSync(createRequire(import.meta.url).resolve(REACT_FILE), 'utf8')
  const texts = [...source.matchAll(FUNCTION_TEXT)].map(([, single, double = '']) =>
    (single ?? double).replaceAll('\\n', '\n').replace(CALL_START, ''),
  )
  return [...new Set(texts)].toSorted((a, b) => b.length - a.length)
}

export function toDigest(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}

const functions = readReactFunctions().filter((text) => REACT_FUNCTIONS.has(toDigest(text)))

/**
 * Whether Next, React or the page server wrote an inline script: data as pure JSON, the list of the first files, React's
 * own functions with calls of them, and the starter. Anything else came into the page with somebody's text.
 */
export function isKnownScript(code: string): boolean {
  if (code === STARTER) return true
  const data = DATA_PUSHES.find((start) => code.startsWith(start))
  if (data !== undefined) return Array.isArray(parseArgument(code, data))
  if (code.startsWith(START_PUSH)) return startSchema.safeParse(parseArgument(code, START_PUSH)).success
  return isReactScript(code)
}

/** The one argument of a call, or undefined where it is not JSON. */
function parseArgument(code: string, start: string): unknown {
  const end = /\);?$/.exec(code)?.index ?? 0
  return parseJson(code.slice(start.length, end))
}

function isReactScript(code: string): boolean {
  const text = functions.find((known) => code.startsWith(known))
  if (text !== undefined) return isReactScript(code.slice(text.length).replace(/^;/, ''))
  const given = CALL.exec(code)?.[1]
  return code === '' || (given !== undefined && parseJson(`[${given}]`) !== undefined)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
