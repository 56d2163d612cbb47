import { DrizzleQueryError } from 'drizzle-orm/errors'
import { type DestinationStream, type Logger, pino } from 'pino'
import { reportErrorLine } from './error-reports.ts'
import { getTraceId } from './traces.ts'

export type { Logger } from 'pino'

/** Fields with secrets or personal data, at the top or up to two levels down. */
const HIDDEN = [
  'password',
  'passwordToken',
  'passwordResetKey',
  'token',
  'secret',
  'authorization',
  'cookie',
  'session',
  'email',
  'recipient',
  'accountId',
  'userName',
]
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

export interface LogOptions {
  /** Named in each line. */
  readonly service: string
  readonly logLevel: string
  /** Named in each line as `version`. */
  readonly release?: string | undefined
  /** Default: the standard output. */
  readonly destination?: DestinationStream | undefined
}

/**
 * Logs one JSON line per event, with the trace of a traced request. Secrets, e-mail addresses and values of failed
 * queries are left out.
 */
export function createServiceLog({ service, logLevel, release, destination }: LogOptions): Logger {
  const paths = HIDDEN.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  return pino(
    {
      level: logLevel,
      base: { service, version: release },
      mixin: getTraceFields,
      redact: { paths, censor: '[hidden]' },
      serializers: { err: toLoggedError },
      hooks: {
        streamWrite: (line) => {
          const written = line.replaceAll(EMAIL, '[e-mail]')
          reportErrorLine(written)
          return written
        },
      },
    },
    destination ?? pino.destination(1),
  )
}

/** Ties a line to the trace of the request that it is about. */
export function getTraceFields(): { readonly trace_id?: string } {
  const traceId = getTraceId()
  return traceId === undefined ? {} : { trace_id: traceId }
}

/** Properties of a database error without values of a row. */
const DATABASE_FACTS = ['code', 'severity', 'schema', 'table', 'column', 'constraint'] as const

/**
 * An error for the log. Message and properties of a failed query contain values of rows, so only its text with
 * placeholders and the facts above are kept.
 */
function toLoggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const query = findQueryError(error)
  if (query === undefined) return pino.stdSerializers.err(error)
  const { cause } = query
  const facts = Object.entries(cause ?? {}).filter(([name]) => DATABASE_FACTS.some((fact) => fact === name))
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: 'DatabaseError',
    query: query.query,
    ...Object.fromEntries(facts),
    stack: frames.join('\n'),
  }
}

function findQueryError(error: Error): DrizzleQueryError | undefined {
  if (error instanceof DrizzleQueryError) return error
  // GraphQL has its own property for the error that a resolver threw.
  const cause = 'originalError' in error ? (error.originalError ?? error.cause) : error.cause
  return cause instanceof Error ? findQueryError(cause) : undefined
}
