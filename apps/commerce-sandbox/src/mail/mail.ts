import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/open.ts'
import type { Logger } from '../log.ts'

export interface Mail {
  send(message: { readonly to: string; readonly subject: string; readonly text: string; readonly html: string }): Promise<void>
}

export function createMail(_parts: { config: Config; db: Database; clock: Clock; log: Logger }): Mail {
  return { send: () => Promise.resolve() }
}
