import { expect, test } from '@playwright/test'
import { ORIGINS } from './origins.ts'
import { findChanges, readInventory } from './payment-page.ts'
import { becomeCustomer } from './subscriber.ts'

test('each script of the payment page has a reason, and a changed script or header is noticed', async ({
  context,
}) => {
  await becomeCustomer({ context })
  const accepted = await readInventory(context, ORIGINS.storefront)
  expect(accepted.scripts.length).toBeGreaterThan(2)
  expect(findChanges(accepted, await readInventory(context, ORIGINS.storefront))).toEqual([])

  await context.route('**/account/cards?add=1', async (route) => {
    const answer = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = answer.headers()
    const loose = {
      ...headers,
      'content-security-policy': policy.replace(/script-src [^;]+/, "script-src * 'unsafe-inline'"),
    }
    const body = (await answer.text()).replace('</head>', '<script>window.skim=1</script></head>')
    await route.fulfill({ response: answer, headers: loose, body })
  })
  const [code = ''] = accepted.scripts.flatMap(({ address }) => (address.endsWith('.js') ? [address] : []))
  await context.route(`**${code}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()};` })
  })
  const changes = findChanges(accepted, await readInventory(context, ORIGINS.storefront))
  for (const expected of [`new: ${code} `, `gone: ${code} `, 'new: inline ', 'content-security-policy: '])
    expect(changes).toContainEqual(expect.stringContaining(expected))
})
