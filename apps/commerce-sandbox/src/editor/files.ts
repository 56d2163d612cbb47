import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { notFound } from '../http/refuse.ts'
import type { Handle } from '../http/route.ts'

const FOLDER = new URL('./browser/', import.meta.url)

const NAMES = new Set(readdirSync(fileURLToPath(FOLDER)).filter((name) => !name.includes('.test.')))

/** `GET /editor/files/:file`: the editor's style and its modules, whose types are blanked for the browser. */
export const serveEditorFile: Handle = async (_request, { params }) => {
  const name = params.file ?? ''
  if (!NAMES.has(name)) return notFound('file')
  const text = await readFile(new URL(name, FOLDER), 'utf8')
  const isStyle = name.endsWith('.css')
  return new Response(isStyle ? text : stripTypeScriptTypes(text), {
    headers: {
      'content-type': isStyle ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  })
}
