import { setTimeout as wait } from 'node:timers/promises'
import { type CatalogDatabase, createCatalogApi, type SynonymGroups } from '@sorrel/catalog/server'
import { type CatalogChange, type CatalogSync, createCatalogSync } from '@sorrel/catalog/sync'
import type { MiddlewareHandler } from 'hono'
import { createSource } from './commerce-source.ts'
import type { Config } from './config.ts'
import { openCatalogDatabase } from './database.ts'
import { createServiceLog, type Logger } from '@sorrel/service/log'
import { createReadiness } from './readiness.ts'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const schema = z.record(
  z.string().regex(/^[a-z]{2,3}(-[A-Za-z\d]+)*$/, 'must be a language'),
  z.array(z.array(z.string().min(1)).min(2)),
)

/** Reads the merchant's synonyms. Throws one line that names the mistake in the file. */
function readSynonyms(file: string): SynonymGroups {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause)
    throw new Error(`The synonyms in ${file} cannot be used: ${reason.replaceAll('\n', ' ')}`, { cause })
  }
}

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
  { log = createServiceLog({ service: 'catalog-api', ...config }), middleware }: ServiceTools = {},
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
