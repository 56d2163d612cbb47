import { randomUUID } from 'node:crypto'
import { z } from 'zod'

/** Where failures go beside the log. It never throws and never waits. */
export type ReportErrors = (line: string) => void

export interface ErrorReportOptions {
  /** `https://key@host/project` of Sentry or a service that takes its envelopes. Unset: failures are in the log only. */
  readonly dsn?: string | undefined
  /** Named in each report. */
  readonly service: string
  readonly release?: string | undefined
}

/** Of pino's levels. */
const ERROR_LINE = /^\{"level":(?:50|60),/
const REPORTS_A_MINUTE = 30
const MINUTE_MS = 60_000
const SEND_MS = 5000

/** What of a log line makes a report. Everything else stays in the log, which has it without secrets. */
const lineSchema = z.object({
  msg: z.string().default('error'),
  route: z.string().optional(),
  trace_id: z.string().optional(),
  id: z.string().optional(),
  err: z
    .object({
      type: z.string().default('Error'),
      message: z.string().default(''),
      stack: z.string().default(''),
    })
    .optional(),
})

/**
 * Reports the lines of level error and worse, as the log has written them. At most 30 a minute; what cannot be sent is
 * dropped. Undefined without a DSN.
 */
export function createErrorReports({ dsn, service, release }: ErrorReportOptions): ReportErrors | undefined {
  if (dsn === undefined) return undefined
  const { origin, pathname, username } = new URL(dsn)
  const project = pathname.split('/').at(-1) ?? ''
  const url = `${origin}${pathname.slice(0, -project.length)}api/${project}/envelope/`
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=sorrel/1, sentry_key=${username}`,
  }
  let minute = 0
  let sent = 0
  return (line) => {
    if (!ERROR_LINE.test(line)) return
    const now = Math.floor(Date.now() / MINUTE_MS)
    if (now !== minute) [minute, sent] = [now, 0]
    sent += 1
    if (sent > REPORTS_A_MINUTE) return
    const body = toEnvelope(line, { service, release })
    // Its failure is not worth a line: that one would be reported too.
    void fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(SEND_MS) }).catch(
      () => undefined,
    )
  }
}

/** An event in Sentry's own format, see https://develop.sentry.dev/sdk/data-model/envelopes/. */
function toEnvelope(line: string, { service, release }: Omit<ErrorReportOptions, 'dsn'>): string {
  const { msg, route, trace_id: traceId, id, err } = lineSchema.parse(JSON.parse(line))
  const eventId = randomUUID().replaceAll('-', '')
  const event = {
    event_id: eventId,
    timestamp: Date.now() / 1000,
    platform: 'node',
    level: 'error',
    logger: service,
    release,
    message: msg,
    tags: { service, route, request_id: id, trace_id: traceId },
    ...(err !== undefined && {
      exception: { values: [{ type: err.type, value: err.message }] },
      extra: { stack: err.stack },
    }),
  }
  const head = { event_id: eventId, sent_at: new Date().toISOString() }
  return [head, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n')
}
