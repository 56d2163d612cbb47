import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { PREVIEW_LINK } from '@sorrel/contracts/preview'
import { toAnswer } from '@sorrel/contracts/http/answer'
import { THEME_FORM } from '@sorrel/contracts/theme-form'
import { createSignedTokens } from '@sorrel/contracts/http/token'
import { withAdmin } from '../admin/guard.ts'
import type { Config } from '../config.ts'
import { notFound } from '../http/refuse.ts'
import type { Handle, Route } from '../http/route.ts'
import type { PictureFile } from '../media/pictures.ts'
import { toPageResponse } from '../page/respond.ts'
import type { Service } from '../service.ts'
import { renderEditor } from './render-editor.ts'

const FOLDER = new URL('./browser/', import.meta.url)

const NAMES = new Set(readdirSync(fileURLToPath(FOLDER)).filter((name) => !name.includes('.test.')))

/** `GET /editor/files/:file`: the editor's style and its modules, without their types. */
const serveEditorFile: Handle = async (_request, { params }) => {
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

const show: Handle = async (_request, { service: { config } }) =>
  toPageResponse(renderEditor({ ...config, start: await createPreviewPath(config) }), {
    style: '/editor/files/editor.css',
    script: '/editor/files/main.ts',
    frameOrigins: [new URL(config.storefrontUrl).origin],
  })

/** Where the shop's preview starts: a link that works once, within five minutes. */
async function createPreviewPath({ previewSecrets: secrets }: Config): Promise<string> {
  if (secrets === undefined) return '/'
  const { audience, field, seconds } = PREVIEW_LINK
  const token = await createSignedTokens({ audience, secrets }).issue({ jti: crypto.randomUUID() }, seconds)
  return `/store-api/preview?${field}=${token}`
}

const data: Handle = async (_request, { service }) => toAnswer(await loadEditorData(service))

/**
 * `GET /editor`: the theme and content editor with the shop in a frame, for the operator only. It sends its changes to
 * the shop by window messages and saves them by the administration routes. See docs/commerce-service.md#live-editor.
 */
export const editorRoutes: readonly Route[] = [
  { method: 'GET', path: '/editor', handle: withAdmin(show) },
  { method: 'GET', path: '/editor/data', handle: withAdmin(data) },
  { method: 'GET', path: '/editor/files/:file', handle: withAdmin(serveEditorFile) },
]

/** Every document that the editor can change, as it is stored, the pictures in them, and the form of the theme. */
async function loadEditorData({ store, catalogue, pictures }: Service) {
  const [settings, menus, pages, quizzes, { products }] = await Promise.all([
    store.getStoredSettings(),
    store.getMenus(),
    store.getPages(),
    store.getQuizzes(),
    catalogue.getSnapshot(),
  ])
  const content = {
    settings: settings.values,
    menus,
    pages: pages.map(({ document: { id, slug, name, sections } }) => ({ id, slug, name, sections })),
    quizzes: quizzes.map(({ id, name, fields }) => ({ id, name, fields })),
    products: products.map(({ id, slug, name, content: own }) => ({ id, slug, name, content: own })),
  }
  const files = [...new Set(findFiles(content))]
  const described = await Promise.all(
    files.map(async (file) => [file, toWire(await pictures.describe(file))] as const),
  )
  const { locales, locale, homePage } = settings.store
  return {
    ...content,
    homePage,
    locale,
    locales,
    pictures: Object.fromEntries(described),
    themeForm: THEME_FORM,
  }
}

/** A picture as the service answers it. */
function toWire(picture: PictureFile | undefined) {
  if (picture === undefined) return null
  const { url, width, height, contentType, md5 } = picture
  return { url, width, height, content_type: contentType, md5 }
}

/** The names in all `{ file: "name.webp" }` of a document. */
function findFiles(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'file' in value && typeof value.file === 'string' ? [value.file] : []
  return [...own, ...Object.values(value).flatMap(findFiles)]
}
