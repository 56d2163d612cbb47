import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { parseEnv } from '#config/env.ts'
import { createJournal } from './journal.ts'
import { WEBHOOK_PREFIX } from './receiver.ts'
import { openWebhooks, receiveEvent } from './open-webhooks.ts'

const SECRET = 'a-secret-that-nobody-knows'

const send = (secret: string) =>
  receiveEvent(new Request(`https://shop.example${WEBHOOK_PREFIX}${secret}`, { method: 'POST', body: 'x' }))

function open(directory: string, variables: Readonly<Record<string, string>>) {
  const invalidated: unknown[] = []
  const invalidation = { invalidate: async (tags: readonly string[]) => void invalidated.push(tags) }
  openWebhooks({ env: parseEnv(variables), directory, invalidation, log: pino({ level: 'silent' }) })
  return invalidated
}

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'webhooks-'))
  return () => rm(directory, { recursive: true })
})

test('a shop without a secret has no such address, and one with a secret takes events there', async () => {
  open(directory, {})
  expect((await send(SECRET)).status).toBe(404)
  open(directory, { WEBHOOK_SECRET: SECRET })
  expect([(await send('wrong')).status, (await send(SECRET)).status]).toEqual([404, 400])
})

test('what an earlier process left is dealt with', async () => {
  const folder = join(directory, 'webhooks')
  const data = { id: 'about', slug: 'about' }
  await createJournal(folder).add({ id: 'e1', model: 'content/pages', type: 'content/page.updated', data })
  const invalidated = open(directory, { WEBHOOK_SECRET: SECRET })
  await expect.poll(() => invalidated).toEqual([['page:about']])
  await expect.poll(() => readdir(join(folder, 'done'))).toHaveLength(1)
})
