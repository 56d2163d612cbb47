import { previewEndpoint } from '@sorrel/contracts/http'
import { routes } from '@sorrel/contracts/routes'
import { NextResponse } from 'next/server'
import { createPreviewLinkReader, getPreviewCookie } from '#request/preview-cookie.ts'
import { systemClock } from '#backend/clock.ts'
import { type Refusal, toRefusalAnswer } from '@sorrel/commerce/server'
import type { Action } from '#endpoints/serve.ts'
import { env } from '#config/env.ts'

const { previewSecret: secrets } = env
const cookie = getPreviewCookie(env)
const isLink = secrets && createPreviewLinkReader({ secrets, now: systemClock })

const NO_EDITOR: Refusal = { code: 'method_not_allowed', message: 'There is no editor here' }
const NO_LINK: Refusal = {
  code: 'forbidden',
  message: 'The link is not signed, was used or is older than five minutes: make a new one',
}

/**
 * Turns this browser's preview on and leads to the home page, for an editor's link; 405 outside editor mode. See
 * docs/editor.md.
 */
export const handlePreview: Action = {
  method: previewEndpoint.method,
  path: previewEndpoint.path,
  forms: [],
  async handle(request) {
    if (cookie === undefined || isLink === undefined) return toRefusalAnswer(NO_EDITOR, request)
    if (!(await isLink(request.nextUrl.searchParams))) return toRefusalAnswer(NO_LINK, request)
    const answer = new NextResponse(null, {
      status: 303,
      headers: { location: routes.home(), 'cache-control': 'private, no-store' },
    })
    answer.cookies.set(cookie.name, await cookie.createValue(), cookie.attributes)
    return answer
  },
}
