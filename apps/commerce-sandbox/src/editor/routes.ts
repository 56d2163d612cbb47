import { withAdmin } from '../admin/guard.ts'
import { toAnswer } from '@sorrel/http/answer'
import type { Handle, Route } from '../http/route.ts'
import { toPageResponse } from '../page/respond.ts'
import { serveEditorFile } from './files.ts'
import { loadEditorData } from './load-editor-data.ts'
import { renderEditor } from './render-editor.ts'

const show: Handle = (_request, { service: { config } }) =>
  toPageResponse(renderEditor(config), {
    style: '/editor/files/editor.css',
    script: '/editor/files/main.ts',
    frameOrigins: [new URL(config.storefrontUrl).origin],
  })

const data: Handle = async (_request, { service }) => toAnswer(await loadEditorData(service))

/**
 * `GET /editor`: the theme and content editor with the shop in a frame, the operator's alone. It says what it changes to
 * the shop by window messages and saves by the administration routes. See docs/commerce-service.md#live-editor.
 */
export const editorRoutes: readonly Route[] = [
  { method: 'GET', path: '/editor', handle: withAdmin(show) },
  { method: 'GET', path: '/editor/data', handle: withAdmin(data) },
  { method: 'GET', path: '/editor/files/:file', handle: withAdmin(serveEditorFile) },
]
