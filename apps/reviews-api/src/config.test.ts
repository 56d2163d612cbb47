import { expect, test } from 'vitest'
import { getDisplayName } from './commerce-session.ts'
import { parseConfig } from './config.ts'

test('without variables it suits a developer, and moderation does not exist', () => {
  const config = parseConfig({})
  expect(config).toMatchObject({
    ok: true,
    value: { port: 4001, storefrontUrl: 'http://localhost:3000', moderationToken: undefined, seed: 'none' },
  })
})

test('moderators are listed with a token each', () => {
  const config = parseConfig({ MODERATORS: 'Anna:anna-token-0123456, ben@shop.example:ben-token-01234567' })
  expect(config.ok && config.value.moderators).toEqual([
    { name: 'Anna', token: 'anna-token-0123456' },
    { name: 'ben@shop.example', token: 'ben-token-01234567' },
  ])
  expect(parseConfig({ MODERATORS: 'Anna:short' })).toMatchObject({
    ok: false,
    error: expect.stringMatching(/^(?!.*short).*MODERATORS must list name:token/),
  })
})

test('shops of other regions are listed as origins', () => {
  const config = parseConfig({ REGION_STOREFRONT_URLS: 'https://eu.shop.example/, https://us.shop.example' })
  expect(config.ok && config.value.regions).toEqual({
    storefrontUrls: ['https://eu.shop.example', 'https://us.shop.example'],
    catalogUrls: [],
  })
  expect(parseConfig({ REGION_CATALOG_API_URLS: 'https://eu.index.example,eu' })).toEqual({
    ok: false,
    error: 'REGION_CATALOG_API_URLS.1 must be an http or https address',
  })
})

test('nobody is asked for reviews by mail unless it is set, with the secret of the shop’s parts', () => {
  const secret = { REVALIDATE_SECRET: 'a-secret-of-sixteen-or-more' }
  const read = (env: Readonly<Record<string, string>>) => {
    const config = parseConfig(env)
    return config.ok ? config.value.reviewRequestDays : config.error
  }
  expect(read(secret)).toBeUndefined()
  expect(read({ ...secret, REVIEW_REQUEST_DAYS: '14' })).toBe(14)
  expect(read({ REVIEW_REQUEST_DAYS: '14' })).toContain('REVALIDATE_SECRET is needed')
  for (const days of ['-1', '1.5', 'soon', '400'])
    expect(read({ ...secret, REVIEW_REQUEST_DAYS: days })).toContain('REVIEW_REQUEST_DAYS')
})

test('shoppers cannot wait for what is sold out unless it is set, with the secret of the shop’s parts', () => {
  const secret = { REVALIDATE_SECRET: 'a-secret-of-sixteen-or-more' }
  expect(parseConfig(secret)).toMatchObject({ ok: true, value: { restockMails: false } })
  const config = parseConfig({ ...secret, RESTOCK_MAILS: 'true' })
  expect(config).toMatchObject({ ok: true, value: { restockMails: true, restockRoundMinutes: 5 } })
  for (const minutes of ['0', '60', '1.5', 'often'])
    expect(parseConfig({ RESTOCK_ROUND_MINUTES: minutes }).ok).toBe(false)
  const alone = parseConfig({ RESTOCK_MAILS: 'true' })
  expect(alone).toEqual({ ok: false, error: 'REVALIDATE_SECRET is needed where RESTOCK_MAILS is set' })
})

test('where processes must share their state, whatever is missing for it is named', () => {
  const shared = {
    SHARED_STATE: 'required',
    DATABASE_URL: 'postgres://shop@localhost/shop',
    REVIEWS_SECRET: 'a-secret-of-sixteen-or-more',
    REVALIDATE_SECRET: 'a-secret-of-sixteen-or-more',
    PICTURES_URL: 's3://pictures/reviews',
  }
  expect(parseConfig(shared).ok).toBe(true)
  expect(parseConfig({ SHARED_STATE: 'required', REVALIDATE_SECRET: shared.REVALIDATE_SECRET })).toEqual({
    ok: false,
    error:
      'SHARED_STATE is required, and processes cannot share what is not set: DATABASE_URL, REVIEWS_SECRET, PICTURES_URL',
  })
})

test('what is wrong is named in one line, without its value', () => {
  const config = parseConfig({
    PORT: 'no',
    MODERATION_TOKEN: 'secret',
    COMMERCE_URL: 'ftp://x',
    DATABASE_URL: '',
  })
  expect(config.ok).toBe(false)
  const line = config.ok ? '' : config.error
  expect(line).toMatch(/PORT must be.*COMMERCE_URL must be.*MODERATION_TOKEN must have/)
  expect(line).not.toContain('secret ')
})

test.each([
  [{ firstName: 'Alice', lastName: 'Bennett', name: 'Alice Bennett' }, 'Alice B.'],
  [{ firstName: 'Amélie', lastName: '', name: 'Amélie' }, 'Amélie'],
  [{ firstName: '', lastName: '', name: 'Ann van Lee' }, 'Ann L.'],
  [{ firstName: 'Zoë', lastName: 'øre', name: '' }, 'Zoë Ø.'],
  [{ firstName: ' ', lastName: ' ', name: ' ' }, 'Anonymous'],
])('%j is shown as %s', (names, shown) => {
  expect(getDisplayName({ ...names, email: 'a@b.co', emailOptin: false })).toBe(shown)
})
