import { readdirSync, readFileSync } from 'node:fs'
import { DEFAULT_LOCALE, LOCALES } from '@sorrel/i18n/locales'
import { describe, expect, it } from 'vitest'
import { getCheckoutMessages } from './checkout/messages.ts'

/** Every text with its parameters, by the path of its names. */
function findParameters(value: unknown, path = ''): Readonly<Record<string, readonly string[]>> {
  if (typeof value === 'string') return { [path]: (value.match(/\{\{\w+\}\}/g) ?? []).toSorted() }
  return Object.assign(
    {},
    ...Object.entries(value ?? {}).map(([name, member]) => findParameters(member, `${path}/${name}`)),
  )
}

describe('the messages of the checkout', () => {
  const folder = new URL('./checkout/locales/', import.meta.url)
  const read = (locale: string): unknown =>
    JSON.parse(readFileSync(new URL(`${locale}.json`, folder), 'utf8'))

  it('exist in every language of the shop and in no other', () => {
    expect(readdirSync(folder).toSorted()).toEqual(LOCALES.map((locale) => `${locale}.json`).toSorted())
  })

  it.each(LOCALES)('have the same names and parameters in %s', (locale) => {
    expect(findParameters(read(locale))).toEqual(findParameters(read(DEFAULT_LOCALE)))
  })

  it('speak politely in German', () => {
    expect(JSON.stringify(read('de')).match(/\b(?:du|dein\w*|dir|dich)\b/gi)).toBeNull()
  })

  it('have no line in French that a mark begins', () => {
    expect(JSON.stringify(read('fr')).match(/\S* [?!:;»%]|« /g)).toBeNull()
  })
})

it('are those of the language for a regional locale and English for an unknown one', () => {
  expect(getCheckoutMessages('fr-CA').title).toBe('Paiement')
  expect(getCheckoutMessages('xx').title).toBe('Checkout')
})
