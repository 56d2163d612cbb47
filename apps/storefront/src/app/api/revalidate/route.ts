import { revalidateTag } from 'next/cache'
import type { NextRequest } from 'next/server'
import { systemClock } from '#platform/clock.ts'
import { toAnswer, toRefusal } from '#platform/endpoint/answer.ts'
import { readText } from '#platform/endpoint/read-body.ts'
import { getRequestId, toRouteHandlers } from '#platform/endpoint/serve.ts'
import { env } from '#platform/env.ts'
import { log } from '#platform/logger.ts'
import { createSignedCallReader } from '#platform/revalidation.ts'

const secret = env.revalidateSecret
const readCall = secret === undefined ? undefined : createSignedCallReader({ secret, now: systemClock })

/** Drops kept answers by tag. It is signed instead of coming from our own pages, so it has no `Origin`. */
async function handle(request: NextRequest) {
  const id = getRequestId(request)
  if (readCall === undefined) return toRefusal({ code: 'not_found', message: 'Not configured' }, id)
  const body = await readText(request)
  if (!body.ok) return toRefusal({ code: body.error, message: 'The body cannot be read' }, id)
  const tags = readCall({ headers: request.headers, body: body.value })
  if (!tags.ok)
    return toRefusal({ code: tags.error, message: 'The call is not signed, recent, new and valid' }, id)
  for (const tag of tags.value) revalidateTag(tag, { expire: 0 })
  log.info({ id, tags: tags.value }, 'dropped')
  return toAnswer({})
}

export const { GET, POST, PUT, PATCH, DELETE } = toRouteHandlers({ method: 'POST', handle })
