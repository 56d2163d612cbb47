import { toAnswer } from '@sorrel/contracts/http/answer'
import { readText } from '@sorrel/contracts/http/body'
import type { NextRequest } from 'next/server'
import { getAgainMs } from '#backend/recent-changes.ts'
import { getRequestId, toRefusalAnswer } from '@sorrel/commerce/server'
import { toRouteHandlers } from '#endpoints/handler.ts'
import { env } from '#config/env.ts'
import { invalidation } from '#backend/invalidation.ts'
import { log } from '#backend/log.ts'
import { createSignedCallReader } from '#backend/revalidation.ts'

const secrets = env.revalidateSecret
const readCall = secrets && createSignedCallReader({ secrets, log })

/**
 * Invalidates cached answers and pages by tag. The call is signed and not from our own pages, so it has no `Origin`.
 */
async function handle(request: NextRequest): Promise<Response> {
  if (readCall === undefined)
    return toRefusalAnswer({ code: 'not_found', message: 'Not configured' }, request)
  const body = await readText(request)
  if (!body.ok) return toRefusalAnswer(body.error, request)
  const call = await readCall({ headers: request.headers, body: body.value })
  if (!call.ok)
    return toRefusalAnswer(
      { code: call.error, message: 'The call is not signed, recent, new and valid' },
      request,
    )
  const { tags, purge } = call.value
  await invalidation.invalidate(tags, { purge })
  for (const ms of getAgainMs()) setTimeout(() => void invalidation.invalidate(tags), ms).unref()
  log.info({ id: getRequestId(request), tags, purge }, 'invalidated')
  return toAnswer({})
}

export const { GET, POST, PUT, PATCH, DELETE } = toRouteHandlers({ method: 'POST', handle })
