import { createServiceLog, type Logger } from '@sorrel/service/log'
import type { Config } from './config.ts'

export type { Logger } from '@sorrel/service/log'

/** The log of this service. */
export function createLog(config: Pick<Config, 'logLevel' | 'release'>): Logger {
  return createServiceLog({ service: 'catalog-api', ...config })
}
