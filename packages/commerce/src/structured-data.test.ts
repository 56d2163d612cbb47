import { parseStoreSettings } from '@sorrel/contracts/settings'
import { expect, test } from 'vitest'
import { toOrganization } from './structured-data.ts'

const PLACES = { toAddress: (path: string) => `https://shop.test${path}`, toPicture: (src: string) => src }

test('the shop is named with its address, logo and networks', () => {
  const settings = parseStoreSettings({
    store: { name: 'Sorrel', supportEmail: 'hello@sorrel.test' },
    values: {
      header: { logo: { file: { url: 'https://cdn.test/logo.svg', width: 120, height: 30 } } },
      socialLinks: { instagram: 'https://instagram.com/sorrel' },
    },
  })
  expect(toOrganization({ settings, ...PLACES })).toMatchObject({
    '@type': 'Organization',
    name: 'Sorrel',
    url: 'https://shop.test/',
    logo: 'https://cdn.test/logo.svg',
    email: 'hello@sorrel.test',
  })
})

test('a shop that says nothing of itself has a name and an address all the same', () => {
  expect(toOrganization({ settings: parseStoreSettings({}), ...PLACES })).toMatchObject({
    url: 'https://shop.test/',
    sameAs: [],
  })
})
