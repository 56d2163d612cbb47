import { createServiceLog, type Logger, type LogOptions } from '@sorrel/service/log'
import type { Config } from './config.ts'

export type { Logger } from '@sorrel/service/log'

/** The log of this service. */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: LogOptions['destination'],
): Logger {
  return createServiceLog({ service: 'commerce-sandbox', logLevel, destination })
}
