import { parseStoreSettings } from '@sorrel/contracts/settings'
import { expect, test } from 'vitest'
import { toOrganization } from './load-content-page.ts'

test('the shop is named with its address, logo and networks', () => {
  const settings = parseStoreSettings({
    store: { name: 'Sorrel', supportEmail: 'hello@sorrel.test' },
    values: {
      header: { logo: { file: { url: 'https://cdn.test/logo.svg', width: 120, height: 30 } } },
      socialLinks: { instagram: 'https://instagram.com/sorrel' },
    },
  })
  expect(toOrganization(settings)).toMatchObject({
    '@type': 'Organization',
    name: 'Sorrel',
    url: 'http://localhost:3000/',
    logo: 'https://cdn.test/logo.svg',
    email: 'hello@sorrel.test',
  })
})

test('a shop that says nothing of itself has a name and an address all the same', () => {
  expect(toOrganization(parseStoreSettings({}))).toMatchObject({ url: 'http://localhost:3000/', sameAs: [] })
})
