import type { Logger } from '@sorrel/commerce/client'
import { env } from './env.ts'
import { createLog } from './log.ts'

/** The log of the app's own server code. */
export const log = createLog(env.logLevel)

/** The same log as the commerce client writes to it. */
export const commerceLog: Logger = { warn: (message, details) => log.warn({ ...details }, message) }
