import { readText } from '@sorrel/contracts/http/body'
import { z } from 'zod'
import { createAddressLimit, getClientAddress } from '#request/client-address.ts'
import type { Env } from '#config/env.ts'
import { toPlainResponse } from '#endpoints/route.ts'
import { getRouteTemplate } from '#backend/telemetry/route-template.ts'
import { DEVICES, VITALS, type VitalsReport } from '#request/vitals-report.ts'
import { traceVitals } from './traced-responses.ts'
import { measureVitals } from './vitals-metrics.ts'

const BODY_MAX_BYTES = 2048
/** A page that took longer was asleep. */
const VALUE_MAX = 600_000
const PATH_MAX_CHARACTERS = 1024

/** Enough for a person who opens many pages in a minute, and for an office behind one address. */
const LIMIT = { name: 'web-vitals', calls: 60, seconds: 60 }

const schema: z.ZodType<VitalsReport> = z.strictObject({
  path: z.string().startsWith('/').max(PATH_MAX_CHARACTERS),
  device: z.enum(DEVICES),
  vitals: z.partialRecord(z.enum(VITALS), z.number().min(0).max(VALUE_MAX)),
  traceparent: z.string().max(55).optional(),
})

/**
 * `POST /api/web-vitals`: takes measurements of our own pages (JSON, at most 2 KiB) and records them by the kind of
 * page. The sender is not stored. 204; 400 for another body, 403 for another origin, 405, 429 with the time to wait.
 */
export function createVitalsReports({
  publicOrigin,
  storeApiPrefix,
}: Pick<Env, 'publicOrigin' | 'storeApiPrefix'>) {
  const limit = createAddressLimit(LIMIT)
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return toPlainResponse(405, { allow: 'POST' })
    if (request.headers.get('origin') !== publicOrigin) return toPlainResponse(403)
    const refusal = await limit(getClientAddress(request))
    if (refusal !== undefined)
      return toPlainResponse(429, { 'retry-after': String(refusal.retryAfterSeconds) })
    const report = await readReport(request)
    if (report === undefined) return toPlainResponse(400)
    const route = getRouteTemplate(report.path, { status: 200, storeApiPrefix })
    measureVitals(report, route)
    await traceVitals(report, route)
    return toPlainResponse(204)
  }
}

async function readReport(request: Request): Promise<VitalsReport | undefined> {
  const text = await readText(request, BODY_MAX_BYTES)
  if (!text.ok) return undefined
  try {
    return schema.parse(JSON.parse(text.value))
  } catch {
    return undefined
  }
}
