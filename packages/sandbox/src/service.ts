import { createSignInLimit, type SignInLimit } from './account/sign-in-limit.ts'
import { type Catalogue, createCatalogue } from './catalogue/catalogue.ts'
import { type Clock, createClock } from './clock.ts'
import type { Config } from './config.ts'
import { type Database, type OpenDatabase, openDatabase } from './database/open.ts'
import { createFaults, type Faults } from './faults/faults.ts'
import { createReadCache, type ReadCache } from './listing/read-cache.ts'
import { createLog, type Logger } from './log.ts'
import { createMail, type Mail } from './mail/mail.ts'
import { createPictures, type Pictures } from './media/pictures.ts'
import { createReadiness, type Readiness } from './readiness.ts'
import { createStorefront, type Storefront } from './store/storefront.ts'
import { createStore, type Store } from './store/store.ts'
import { createWebhooks, type Webhooks } from './webhooks/webhooks.ts'

/** Everything a request may need. It is made once and passed on: no module of the service has state of its own. */
export interface Service {
  readonly config: Config
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly catalogue: Catalogue
  readonly store: Store
  readonly pictures: Pictures
  readonly mail: Mail
  readonly readiness: Readiness
  /** The storefront, which is notified of changes. */
  readonly storefront: Storefront
  /** Events for the shop, as the hosted service sends them. */
  readonly webhooks: Webhooks
  /** Wrong passwords. */
  readonly signIns: SignInLimit
  /** The service's copies of its answers. */
  readonly reads: ReadCache
  /** Undefined unless the service runs with FAULTS=1. */
  readonly faults: Faults | undefined
  close(): Promise<void>
}

/** `given` is used instead of the configured database, and closed with the service. */
export async function createService(
  config: Config,
  log: Logger = createLog(config),
  given?: Omit<OpenDatabase, 'connection'>,
): Promise<Service> {
  const database = given ?? (await openDatabase(config))
  const { db } = database
  const clock = createClock(config.clock)
  const storefront = createStorefront({ config, log })
  const mail = createMail({ config, db, clock, log })
  const webhooks = createWebhooks({ config, clock, log })
  const store = createStore({ config, db, clock, storefront })
  return {
    config,
    db,
    clock,
    log,
    store,
    storefront,
    webhooks,
    signIns: createSignInLimit(),
    reads: createReadCache({ seconds: config.readCacheSeconds }),
    catalogue: createCatalogue({ db, clock, storefront, webhooks }),
    pictures: createPictures(config, config.mediaDir),
    mail,
    readiness: createReadiness(db),
    faults: config.faults ? createFaults() : undefined,
    close: async () => {
      webhooks.close()
      await Promise.all([storefront.settled(), webhooks.settled(), mail.settled()])
      await database.close()
    },
  }
}
