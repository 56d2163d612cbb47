import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { beforeEach, expect, test } from 'vitest'
import { readEmptyDatabase } from './empty-database.ts'
import { createServiceLog } from './log.ts'

let lines: string[] = []
const log = createServiceLog({
  service: 'shop',
  logLevel: 'info',
  destination: { write: (line) => lines.push(line) },
})
beforeEach(() => {
  lines = []
})

test('secrets and e-mail addresses are left out', () => {
  log.info(
    { password: 'hunter22', input: { token: 'tok_1', email: 'ann@example.com' }, slug: 'soap' },
    'mail to ann@example.com',
  )
  const line = lines.join('')
  expect(line).toContain('"slug":"soap"')
  for (const secret of ['hunter22', 'tok_1', 'ann@example.com']) expect(line).not.toContain(secret)
})

test('a failed query is named without the values of its row', async () => {
  const client = await PGlite.create({ loadDataDir: await readEmptyDatabase() })
  const db = drizzle(client)
  await db.execute(sql`create table people (name text primary key, hash text)`)
  const insert = () => db.execute(sql`insert into people values (${'Ann Lee'}, ${'$argon2id$hash'})`)
  await insert()
  const failure: unknown = await insert().catch((error: unknown) => error)
  log.error({ err: failure }, 'could not write')
  log.error({ err: new Error('the account was not made', { cause: failure }) }, 'could not write')
  await client.close()
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    expect(line).toContain('insert into people values ($1, $2)')
    expect(JSON.parse(line).err).toMatchObject({
      type: 'DatabaseError',
      code: '23505',
      constraint: 'people_pkey',
    })
    expect(line).not.toMatch(/Ann Lee|argon2id/)
  }
})

test('any other error keeps its message and its causes', () => {
  log.error({ err: new Error('no mail', { cause: new Error('no server') }) }, 'could not send')
  expect(lines.join('')).toMatch(/no mail: no server/)
})
