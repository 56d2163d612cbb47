import { env } from './env.ts'
import { createLog } from './log.ts'

/** The log of the app's own server code. */
export const log = createLog(env.logLevel)
