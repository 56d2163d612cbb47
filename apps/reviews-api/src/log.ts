import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type { Logger } from 'pino'

/** Fields that hold a secret or a person, at the top or one level down. */
const HIDDEN = [
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

/** One JSON line for each event on standard output; secrets and e-mail addresses are blanked wherever they occur. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const paths = HIDDEN.flatMap((name) => [name, `*.${name}`])
  return pino(
    {
      level: logLevel,
      base: { service: 'reviews-api' },
      redact: { paths, censor: '[hidden]' },
      hooks: { streamWrite: (line) => line.replaceAll(EMAIL, '[e-mail]') },
    },
    destination ?? pino.destination(1),
  )
}
