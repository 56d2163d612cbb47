import { setTimeout as wait } from 'node:timers/promises'
import { type CatalogDatabase, createCatalogApi } from '@sorrel/catalog/server'
import { type CatalogChange, type CatalogSync, createCatalogSync } from '@sorrel/catalog/sync'
import type { MiddlewareHandler } from 'hono'
import { createSource } from './commerce-source.ts'
import type { Config } from './config.ts'
import { openCatalogDatabase } from './database.ts'
import { createLog, type Logger } from './log.ts'
import { createReadiness } from './readiness.ts'
import { readSynonyms } from './synonyms.ts'

const ANSWER_MAX_MS = 3000

/** Everything the service is made of, made once. */
export interface Service {
  readonly fetch: (request: Request) => Promise<Response>
  readonly db: CatalogDatabase
  readonly sync: CatalogSync
  readonly log: Logger
  close(): Promise<void>
}

interface ServiceTools {
  /** Default: as configured, on the standard output. */
  readonly log?: Logger | undefined
  readonly middleware?: MiddlewareHandler | undefined
}

export async function createService(
  config: Config,
  { log = createLog(config), middleware }: ServiceTools = {},
): Promise<Service> {
  const synonyms = config.synonymsFile === undefined ? {} : readSynonyms(config.synonymsFile)
  const { db, isOwn, close } = await openCatalogDatabase(config)
  const sync = createCatalogSync({
    db,
    log,
    source: createSource(config),
    synonyms,
    pageSize: config.pageSize,
    walkEveryMs: config.walkEveryMs,
    isAlone: isOwn,
  })
  const readiness = createReadiness(db)
  const api = createCatalogApi({
    db,
    log,
    synonyms,
    changes: toChanges(config, sync),
    getBusy: readiness.getBusy,
    middleware,
  })
  return {
    fetch: async (request) => (await readiness.refuseEarly(request)) ?? api.fetch(request),
    db,
    sync,
    log,
    close: async () => {
      await sync.stop()
      await close()
    },
  }
}

/** Who announces products gets the answer when they are in the index, but waits for it only so long. */
function toChanges({ revalidateSecrets: secrets }: Config, sync: CatalogSync) {
  if (secrets === undefined) return undefined
  const onChange = async (change: CatalogChange) => {
    await sync.notice(change)
    if ('ids' in change)
      await Promise.race([sync.settleChanges(), wait(ANSWER_MAX_MS, undefined, { ref: false })])
  }
  return { secrets, onChange }
}
