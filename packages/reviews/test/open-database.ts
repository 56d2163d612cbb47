import { openTestDatabase } from '@sorrel/service/test-database'
import { CLOCK_OVERRIDE_SETTING } from 'pg-boss'
import { REVIEWS_MIGRATIONS } from '../src/server.ts'

/** An empty database, which goes by a test's clock where there is one; see `openTestDatabase`. */
export const openDatabase = () =>
  openTestDatabase({
    migrations: REVIEWS_MIGRATIONS,
    connectionSettings: { [CLOCK_OVERRIDE_SETTING]: 'on' },
  })
