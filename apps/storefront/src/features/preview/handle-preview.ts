import { previewEndpoint } from '@sorrel/contracts/http'
import { routes } from '@sorrel/contracts/routes'
import { NextResponse } from 'next/server'
import { toErrorResponse } from '#service/endpoint/answer.ts'
import type { Action } from '#service/endpoint/serve.ts'
import { env } from '#service/env.ts'
import { getPreviewCookie } from '#routing/preview-cookie.ts'

/** Turns this browser's preview on and leads to the home page; 405 outside editor mode. See docs/decisions.md#own-endpoints. */
export const handlePreview: Action = {
  method: previewEndpoint.method,
  path: previewEndpoint.path,
  forms: [],
  handle(request) {
    if (env.editorOrigins.length === 0) {
      const message = 'There is no editor here'
      return Promise.resolve(toErrorResponse({ code: 'method_not_allowed', message }, request))
    }
    const { name, value, attributes } = getPreviewCookie(env.publicOrigin)
    const answer = new NextResponse(null, {
      status: 303,
      headers: { location: routes.home(), 'cache-control': 'private, no-store' },
    })
    answer.cookies.set(name, value, attributes)
    return Promise.resolve(answer)
  },
}
