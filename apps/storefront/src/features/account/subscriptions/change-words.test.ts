import { aSubscription } from '@sorrel/domain/testing'
import { LOCALES } from '@sorrel/i18n/locales'
import { createTranslator } from '@sorrel/i18n/translate'
import { expect, test } from 'vitest'
import { type ChangeName, getChange } from './changes.ts'

const toWriting = (locale: string) => ({ locale, t: createTranslator({ locale }), formatPrice: String })

/** The service applies a new plan or product at once, with credit and charge for the rest of the period. */
const AT_ONCE = {
  en: [/starts today/, /credit/, /charge/],
  fr: [/aujourd’hui/, /créditons/, /débitons/],
  de: [/ab heute/, /schreiben .* gut/, /buchen .* ab/],
}

test.each(LOCALES)('a change of plan or product says in %s that it credits and charges at once', (locale) => {
  const ask = (name: ChangeName) =>
    getChange(name).getQuestion(aSubscription(), toWriting(locale), undefined).text
  for (const name of ['edit-plan', 'edit-details', 'replace'] as const)
    for (const words of AT_ONCE[locale]) expect(ask(name)).toMatch(words)
  for (const words of AT_ONCE[locale].slice(0, 2)) expect(ask('add-item')).not.toMatch(words)
})

test('a cancellation is taken back, and what has ended starts again: each says which', () => {
  const { row, getQuestion } = getChange('uncancel')
  const read = (isEnding: boolean) => {
    const subscription = aSubscription({ isEnding, status: isEnding ? 'active' : 'canceled' })
    const question = getQuestion(subscription, toWriting('en'), undefined)
    return [row?.getMessages(subscription, toWriting('en')).title, question.title]
  }
  expect(read(true)).toEqual(['Keep subscription', 'Keep this subscription?'])
  expect(read(false)).toEqual(['Start it again', 'Start this subscription again?'])
})
