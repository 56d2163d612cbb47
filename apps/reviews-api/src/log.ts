import { createServiceLog, type Logger } from '@sorrel/service/log'
import type { Config } from './config.ts'

export type { Logger } from '@sorrel/service/log'

/** The log of this service. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return createServiceLog({ service: 'reviews-api', logLevel })
}
