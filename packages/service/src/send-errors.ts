import {
  captureEvent,
  defaultStackParser,
  type ErrorEvent,
  type Exception,
  initWithoutDefaultIntegrations,
  openTelemetryIntegration,
} from '@sentry/node'
import { z } from 'zod'
import { setErrorReports } from './error-reports.ts'
import { CLOSE_MS, type TelemetryOptions } from './telemetry-options.ts'

const REPORTS_A_MINUTE = 30
const MINUTE_MS = 60_000
const CAUSE = '\ncaused by: '

/** The fields of a log line that a report contains. The rest stays in the log. */
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

interface ErrorsOptions extends TelemetryOptions {
  readonly sentryDsn: string
}

/**
 * Sends log lines of level error and worse to Sentry, at most 30 a minute. The SDK's own integrations are off: they
 * would see requests, cookies and queries.
 */
export function sendErrors({ sentryDsn: dsn, service, release }: ErrorsOptions) {
  const client = initWithoutDefaultIntegrations({
    dsn,
    release,
    integrations: [openTelemetryIntegration()],
    includeServerName: false,
    enableRuntimeChannelInjection: false,
    sendClientReports: false,
    maxBreadcrumbs: 0,
  })
  let minute = 0
  let sent = 0
  setErrorReports((line) => {
    const now = Math.floor(Date.now() / MINUTE_MS)
    if (now !== minute) [minute, sent] = [now, 0]
    sent += 1
    if (sent <= REPORTS_A_MINUTE) captureEvent(toEvent(line, service))
  })
  return {
    async close() {
      setErrorReports(undefined)
      await client?.close(CLOSE_MS)
    },
  }
}

function toEvent(line: string, service: string): Omit<ErrorEvent, 'type'> {
  const { msg, route, trace_id: traceId, id, err } = lineSchema.parse(JSON.parse(line))
  return {
    level: 'error',
    logger: service,
    message: msg,
    ...(route !== undefined && { transaction: route }),
    tags: { service, route, request_id: id, trace_id: traceId },
    ...(err !== undefined && { exception: { values: toExceptions(err) } }),
  }
}

/** The error and its causes in Sentry's order, with the stack frames by which Sentry groups them. */
function toExceptions({ type, message, stack }: { type: string; message: string; stack: string }) {
  const [own = '', ...causes] = stack.split(CAUSE)
  const first: Exception = { type, value: message, stacktrace: { frames: defaultStackParser(own) } }
  return [first, ...causes.map(toCause)].toReversed()
}

function toCause(stack: string): Exception {
  const [head = ''] = stack.split('\n')
  const [type = 'Error', ...value] = head.split(': ')
  return { type, value: value.join(': '), stacktrace: { frames: defaultStackParser(stack) } }
}
