import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES, PSEUDO_LOCALE } from './locales.ts'
import { createMessages, type MessageKey } from './message.ts'
import { getMessages, getParameters } from './messages.ts'
import { createTranslator } from './translate.ts'

const t = createMessages({ locale: 'en', messages: getMessages('en') })

/** The call with any key and parameters, which the types would not allow. */
type LooseTranslate = (key: string, params: Readonly<Record<string, string | number>>) => string
const isKey = (key: string): key is MessageKey => key !== ''
const loosen = (translate: ReturnType<typeof createMessages>): LooseTranslate => {
  const call: (key: MessageKey, params: never) => string = translate
  return (key, params) => (isKey(key) ? Reflect.apply(call, undefined, [key, params]) : '')
}

describe('createMessages', () => {
  test.each([
    [0, '0 items'],
    [1, '1 item'],
    [2, '2 items'],
  ])('%i takes its English form', (count, expected) => {
    expect(t('cart.item_count', { count })).toBe(expected)
  })

  test('uses the plural forms of French, where zero is singular and a million has a form of its own', () => {
    const french = createMessages({ locale: 'fr', messages: getMessages('fr') })
    expect(french('cart.item_count', { count: 0 })).toBe('0 article')
    expect(french('cart.item_count', { count: 1_000_000 })).toBe('1000000 articles')
  })

  test('inserts parameters as they are', () => {
    expect(t('cart.removed', { name: '$& <b>{{name}}</b> $t(x)' })).toBe(
      '$& <b>{{name}}</b> $t(x) is out of your bag.',
    )
  })

  test('returns the key when it has no message for it', () => {
    expect(createMessages({ locale: 'en', messages: {} })('cart.title')).toBe('cart.title')
  })
})

describe.each([...LOCALES, 'fr-CA', 'pl', PSEUDO_LOCALE])(
  'in %s the browser gives the same texts as the server',
  (locale) => {
    const messages = getMessages(locale)
    const browser = loosen(createMessages({ locale, messages }))
    const server = loosen(createTranslator({ locale }))
    const entries = Object.entries(messages).map(([key, text]) => ({
      key: key.replace(/_(?:one|many|other)$/, ''),
      names: getParameters(text),
    }))

    test('for every message, any parameters', () => {
      const text = fc.oneof(
        fc.string(),
        fc.constantFrom('{{name}}', '$t(cart.title)', '$1', '<b>&amp;</b>', ''),
      )
      const cases = fc.constantFrom(...entries).chain(({ key, names }) =>
        fc.record({
          key: fc.constant(key),
          params: fc.record(
            Object.fromEntries(
              names.map((name) => [
                name,
                name === 'count' ? fc.nat({ max: 2_000_000 }) : fc.oneof(text, fc.integer()),
              ]),
            ),
          ),
        }),
      )
      fc.assert(
        fc.property(cases, ({ key, params }) => {
          expect(browser(key, params)).toBe(server(key, params))
        }),
        { numRuns: 1000 },
      )
    })

    test('for every message once', () => {
      for (const { key, names } of entries) {
        for (const count of [0, 1, 2, 1_000_000]) {
          const params = Object.fromEntries(names.map((name) => [name, name === 'count' ? count : name]))
          expect(browser(key, params)).toBe(server(key, params))
        }
      }
    })
  },
)
