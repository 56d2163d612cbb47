import type { Logger } from 'pino'
import { createApiProxy } from './api-proxy.ts'

/** Path prefix of the catalogue index under the shop's own address. */
export const CATALOG_PREFIX = '/api/catalog/'

export interface CatalogProxyOptions {
  /** Origin of the catalogue index; without it there is none. */
  readonly origin: string | undefined
  readonly log: Pick<Logger, 'warn'>
}

/** Serves the reads of the catalogue index from our own address, without cookies. Changes are not announced this way. */
export function createCatalogProxy({ origin, log }: CatalogProxyOptions) {
  return createApiProxy({
    origin,
    prefix: CATALOG_PREFIX,
    methods: ['GET', 'HEAD'],
    cookies: [],
    bodyMaxBytes: 0,
    log,
  })
}
