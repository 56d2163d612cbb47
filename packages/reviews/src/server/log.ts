import { inspect } from 'node:util'
import type { ReviewsLog } from './options.ts'

/** Without a log of the caller's, faults at least are seen. */
export const FAULTS_ONLY: ReviewsLog = {
  info: () => {},
  warn: () => {},
  error: (facts, message) => process.stderr.write(`${message} ${inspect(facts)}\n`),
}
