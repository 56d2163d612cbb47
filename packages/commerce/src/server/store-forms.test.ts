import { ADD_FORM } from '@sorrel/domain/add-form'
import { anOption, anOptionValue, aProduct, aVariant } from '@sorrel/domain/testing'
import { expect, test } from 'vitest'
import { createCommerceClient } from '../client.ts'
import { createCookieContext, createStoreApi } from '../server.ts'
import { createTestShop } from '../testing.ts'
import { createStoreForms } from './store-forms.ts'

const ORIGIN = 'https://shop.example'
const scent = anOption({
  id: 'scent',
  variant: true,
  required: true,
  values: [anOptionValue({ id: 'oat', name: 'Oat' })],
})
const soap = aProduct({
  slug: 'soap',
  options: [scent],
  variants: [aVariant({ id: 'v-oat', name: 'Oat', optionValueIds: ['oat'] })],
  stockTracking: false,
})

function open() {
  const { fetch } = createTestShop({ products: [soap] })
  const store = { url: 'https://store.example', publicKey: 'pk', fetch }
  const errors: unknown[] = []
  const api = createStoreApi({
    origins: [ORIGIN],
    createContext: createCookieContext({ ...store, origin: ORIGIN }),
    openClient: () => createCommerceClient(store),
    passwordResetUrl: ({ locale }) => `${ORIGIN}/${locale}/set-password/{reset_key}`,
    onError: (error) => errors.push(error),
  })
  const answer = createStoreForms({
    api,
    origin: ORIGIN,
    readProduct: async (slug) => (slug === 'soap' ? soap : null),
    selection: { preselect: false },
  })
  const send = async (name: string, fields: Readonly<Record<string, string>>, headers = {}) => {
    const body = new URLSearchParams({ language: 'en', to: '/en/cart', ...fields })
    const init = { method: 'POST', body, headers: { origin: ORIGIN, ...headers } }
    const { status, headers: told } = await answer(new Request(`${ORIGIN}/store-forms/${name}`, init))
    return { status, location: told.get('location'), cookies: told.getSetCookie() }
  }
  return { send, errors }
}

test('a chosen product is added, and the session is kept', async () => {
  const { send, errors } = open()
  const added = await send(ADD_FORM.name, { slug: 'soap', [ADD_FORM.option('scent')]: 'oat', quantity: '2' })
  expect(added).toMatchObject({ status: 303, location: '/en/cart' })
  expect(added.cookies.join()).toContain('HttpOnly')
  expect(errors).toEqual([])
})

test.each([
  ['a choice is missing', ADD_FORM.name, { slug: 'soap' }, 'failed=400'],
  ['the product is gone', ADD_FORM.name, { slug: 'gone' }, 'failed=400'],
  ['a quantity is no number', 'cart-line', { itemId: 'a', quantity: 'many' }, 'failed=400'],
  ['an address is none', 'password-recovery', { email: 'nobody', from: '/en/login?next=/' }, '&failed=400'],
])('where %s the page is told', async (_name, form, fields, told) => {
  const { status, location } = await open().send(form, fields)
  expect([status, location]).toEqual([303, expect.stringContaining(told)])
})

test('forms of other sites, unknown forms and foreign addresses lead nowhere', async () => {
  const { send } = open()
  expect((await send('logout', {}, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await send('constructor', {})).status).toBe(404)
  const away = await send('logout', { to: 'https://elsewhere.example/', from: '//elsewhere.example' })
  expect(away.location).toMatch(/^\/(?:\?|$)/)
})
