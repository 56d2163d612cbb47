import { openTestDatabase } from '@sorrel/service/test-database'
import { REVIEWS_MIGRATIONS } from '../src/server.ts'

/** An empty database; see `openTestDatabase`. */
export const openDatabase = () => openTestDatabase({ migrations: REVIEWS_MIGRATIONS })
