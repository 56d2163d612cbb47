import { toAnswer } from '@sorrel/http/answer'
import { readText } from '@sorrel/http/body'
import { revalidateTag } from 'next/cache'
import type { NextRequest } from 'next/server'
import { systemClock } from '#service/clock.ts'
import { getRequestId, toErrorResponse } from '#service/endpoint/answer.ts'
import { toRouteHandlers } from '#service/endpoint/handler.ts'
import { env } from '#service/env.ts'
import { log } from '#service/log.ts'
import { createSignedCallReader } from '#service/revalidation.ts'

const secret = env.revalidateSecret
const readCall = secret === undefined ? undefined : createSignedCallReader({ secret, now: systemClock })

/** Drops cached answers by tag. It is signed instead of coming from our own pages, so it has no `Origin`. */
async function handle(request: NextRequest): Promise<Response> {
  if (readCall === undefined)
    return toErrorResponse({ code: 'not_found', message: 'Not configured' }, request)
  const body = await readText(request)
  if (!body.ok) return toErrorResponse(body.error, request)
  const tags = await readCall({ headers: request.headers, body: body.value })
  if (!tags.ok)
    return toErrorResponse(
      { code: tags.error, message: 'The call is not signed, recent, new and valid' },
      request,
    )
  for (const tag of tags.value) revalidateTag(tag, { expire: 0 })
  log.info({ id: getRequestId(request), tags: tags.value }, 'dropped')
  return toAnswer({})
}

export const { GET, POST, PUT, PATCH, DELETE } = toRouteHandlers({ method: 'POST', handle })
