import type { Logger as CommerceLogger } from '@sorrel/commerce/client'
import { reportErrorLine } from '@sorrel/service/error-reports'
import pino, { type Logger } from 'pino'
import { env } from '#config/env.ts'
import type { Instrumentation } from 'next'

const REDACTED = '[redacted]'
const SECRET_FIELD =
  /"([^"]*(?:password|token|secret|authorization|cookie|session|signature|card)[^"]*)":"(?:[^"\\]|\\.)*"/gi
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** Failures that are not the shop's fault: visitors who leave, blocked resources. See docs/decisions.md#noise. */
const NOISE = /\b(?:ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|ResponseAborted|AbortError)\b/

/** A finished log line without sensitive data: secrets by the name of their field, e-mail addresses anywhere. */
export function redact(line: string): string {
  return line.replace(SECRET_FIELD, `"$1":"${REDACTED}"`).replace(EMAIL, REDACTED)
}

/** Whether a failure belongs to the known noise, which is only worth a debug line. */
export function isNoise(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : ''
  return NOISE.test(`${failure.name} ${failure.message} ${code}`)
}

const SERVICE = 'storefront'

function write(line: string): string {
  const written = redact(line)
  reportErrorLine(written)
  return written
}

/** The log of this process: JSON lines on the standard output, redacted. */
export const log: Logger = pino({
  level: env.logLevel,
  base: { service: SERVICE, version: env.release },
  timestamp: pino.stdTimeFunctions.isoTime,
  hooks: { streamWrite: write },
})

/** The same log as the commerce client writes to it. */
export const commerceLog: CommerceLogger = { warn: (message, details) => log.warn({ ...details }, message) }

/** Logs a failure of a page or a handler; at debug level when the shop is not at fault. */
export function logRequestError(
  ...[error, request, context]: Parameters<Instrumentation.onRequestError>
): void {
  const facts = { err: error, id: request.headers['x-request-id'], route: context.routePath }
  if (isNoise(error)) log.debug(facts, 'noise')
  else log.error(facts, 'render failed')
}
