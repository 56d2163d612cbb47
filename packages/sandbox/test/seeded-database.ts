import { openTestDatabase } from '@sorrel/service/test-database'
import { parseConfig } from '../src/config.ts'
import { type Database, type OpenDatabase, TABLES } from '../src/database/open.ts'
import { writeSeed } from '../src/database/write-seed.ts'
import { seed } from '../src/seed/demo.ts'
import { createService } from '../src/service.ts'

/** The instant at which the demo store was written and a test's sandbox starts. */
export const TEST_CLOCK = '2026-11-21T09:00:00Z'

/** A database of its own that holds the demo store; see `openTestDatabase`. */
export const copyDatabase = (): Promise<OpenDatabase> => openTestDatabase({ ...TABLES, fill })

async function fill(db: Database): Promise<void> {
  const config = parseConfig({ CLOCK: TEST_CLOCK, DATA_DIR: 'memory://', LOG_LEVEL: 'silent' })
  if (!config.ok) throw new Error(config.error)
  const database = { db, isOwn: true, close: async () => {} }
  const service = await createService(config.value, undefined, database)
  await writeSeed(service, seed)
  await service.close()
}
