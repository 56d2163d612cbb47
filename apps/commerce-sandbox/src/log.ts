import { pino } from 'pino'
import type { Logger } from 'pino'
import type { Config } from './config.ts'

export type { Logger } from 'pino'

const SECRET_FIELDS = [
  'password',
  'passwordToken',
  'passwordResetKey',
  'token',
  'authorization',
  'secret',
  'email',
  'session',
]
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** Structured log lines on standard output. Secrets and e-mail addresses are blanked wherever they occur. */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: { write(line: string): void },
): Logger {
  const options = {
    level: logLevel,
    base: { service: 'commerce-sandbox' },
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[hidden]',
    },
    hooks: { streamWrite: (line: string) => line.replace(EMAIL, '[e-mail]') },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}
