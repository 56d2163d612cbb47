import CacheHandler from './cache-handler.ts'

export { CacheHandler as default }

/**
 * Never called: a standalone server holds what Next sees imported. It stands here alone, as it makes every browser of such a
 * build load the code that waits for modules, see route-handlers/pictures/codec.ts.
 */
export const loadForTrace = () =>
  Promise.all([import('ipx'), import('sharp'), import('@sorrel/service/telemetry')])
