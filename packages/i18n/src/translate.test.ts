import { expect, test } from 'vitest'
import { NAMESPACES } from './generated/namespaces.ts'
import { getMessages } from './messages.ts'
import { createTranslator } from './translate.ts'

test('translators of several locales work side by side', () => {
  const [english, french, german] = ['en', 'fr', 'de'].map((locale) => createTranslator({ locale }))
  expect(english?.('cart.title')).toBe('Your bag')
  expect(french?.('cart.title')).toBe('Votre panier')
  expect(german?.('cart.title')).toBe('Ihr Warenkorb')
})

test("the store's own messages replace ours", () => {
  const storeMessages = { cart: { title: 'Basket', itemCountOne: 'a single item' }, nothing: { known: 'x' } }
  const t = createTranslator({ locale: 'en', storeMessages })
  expect(t('cart.title')).toBe('Basket')
  expect(t('cart.item_count', { count: 1 })).toBe('a single item')
  expect(t('cart.item_count', { count: 2 })).toBe('2 items')
})

test('a message of the store cannot refer to another message', () => {
  const t = createTranslator({ locale: 'en', storeMessages: { cart: { title: '$t(cart.empty)' } } })
  expect(t('cart.title')).toBe('$t(cart.empty)')
})

test('parameters are not escaped: the screens escape them', () => {
  const t = createTranslator({ locale: 'en' })
  expect(t('cart.removed', { name: 'Oat & Honey' })).toBe('Oat & Honey is out of your bag.')
})

test('a locale without messages of ours gets English', () => {
  expect(createTranslator({ locale: 'qaa' })('cart.item_count', { count: 2 })).toBe('2 items')
})

test('takes a subset of messages as it is', () => {
  const t = createTranslator({ locale: 'en', messages: { 'cart.title': 'Only this' } })
  expect(t('cart.title')).toBe('Only this')
  expect(t('cart.empty')).toBe('cart.empty')
})

test('finds the messages of every namespace', () => {
  const t = createTranslator({ locale: 'de' })
  const plain = NAMESPACES.map((namespace) =>
    Object.entries(getMessages('de', [namespace])).find(([, text]) => !text.includes('{{')),
  )
  for (const [key, text] of plain.flatMap((entry) => (entry ? [entry] : [])))
    expect(Reflect.apply(t, undefined, [key])).toBe(text)
})

test('has the messages of services too, by the forms of their counts', () => {
  const t = createTranslator({ locale: 'fr' })
  expect(t('moderation.title')).toBe('Modération des avis')
  expect([1, 2].map((count) => t('moderation.reports', { count }))).toEqual([
    '1 signalement',
    '2 signalements',
  ])
})
