import { inspect } from 'node:util'
import type { ReviewsLog } from './options.ts'

/** The default log: it writes errors only. */
export const FAULTS_ONLY: ReviewsLog = {
  info: () => {},
  warn: () => {},
  error: (facts, message) => process.stderr.write(`${message} ${inspect(facts)}\n`),
}
