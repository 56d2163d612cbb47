import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, findSandboxCommand, getFolder, run, test } from './test.ts'

const SHOP = 'http://localhost:5173'

test('the command of the sandbox names its options', async () => {
  expect(await run(getFolder('sandbox'), ['node', findSandboxCommand(), '--help'])).toContain(
    '--seed shop.json',
  )
})

test('it says what is wrong with a seed', async () => {
  const refusal = await run(getFolder('sandbox'), [
    'node',
    findSandboxCommand(),
    '--seed',
    'broken.json',
  ]).catch(String)
  const parts = ['broken.json is not a store:', 'products[0].price: ', 'products[0].description: ', '"cost"']
  for (const part of parts) expect(refusal).toContain(part)
})

test('it sells its seed to pages of the shop, and keeps its data in the folder that it is given', async ({
  servers,
}) => {
  const flags = ['--seed', 'shop.json', '--data', 'own-data', '--key', 'pk_of_this_shop']
  const origin = await servers.startSandbox(SHOP, flags)
  const answer = await fetch(`${origin}/graphql/v2`, {
    method: 'POST',
    headers: { authorization: 'pk_of_this_shop', 'content-type': 'application/json', origin: SHOP },
    body: '{"query":"{ products { results { name price variants { results { name } } } } }"}',
  })
  expect(answer.headers.get('access-control-allow-origin')).toBe(SHOP)
  expect(await answer.text()).toContain('"name":"Kettle","price":49')
  expect(existsSync(join(getFolder('sandbox'), 'own-data/database'))).toBe(true)
})
