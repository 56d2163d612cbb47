import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toMessageMapSource } from '../message-map-source.ts'
import { NAMESPACES, TREES } from './generated/namespaces.ts'
import * as services from './generated/service-namespaces.ts'
import { type LocaleCode, LOCALES, PSEUDO_LOCALE } from './locales.ts'
import type { Messages } from './message.ts'
import { getMessages, getParameters, mergeMessages, pickMessages } from './messages.ts'
import { findMissing } from './namespaces/find-missing.ts'
import { findNamespace } from './namespaces/namespaces.ts'
import { flattenMessages, type MessageTree } from './tree.ts'

const english = getMessages('en')

/** Every file, those of services too. */
const FILES = [...NAMESPACES, ...services.NAMESPACES]
const readTrees = (locale: LocaleCode): Readonly<Record<(typeof FILES)[number], MessageTree>> => ({
  ...TREES[locale],
  ...services.TREES[locale],
})
const readAll = (locale: LocaleCode): Messages =>
  Object.assign({}, ...Object.values(readTrees(locale)).map((tree) => flattenMessages(locale, tree)))

/** What both readers know of i18next's format: `{{name}}` and the forms of plurals by count. */
const FOREIGN_TEXT = /[{}]|\$t\(/
const FOREIGN_KEY = /_(?:ordinal_\w+|plural)$/

describe.each(LOCALES)('the messages in %s', (locale) => {
  const messages = readAll(locale)

  test.each(FILES)('%s lacks no key, plural form or parameter', (namespace) => {
    expect(findMissing(locale, readTrees('en')[namespace], readTrees(locale)[namespace])).toEqual([])
  })

  test('are neither blank nor padded, and use parameters and plurals alone', () => {
    for (const [key, text] of Object.entries(messages)) {
      expect([key, text.trim()]).toEqual([key, text])
      expect([key, text]).not.toEqual([key, ''])
      expect(key).not.toMatch(FOREIGN_KEY)
      expect([key, text.replace(/\{\{\w+\}\}/g, '')]).not.toEqual([key, expect.stringMatching(FOREIGN_TEXT)])
    }
  })
})

test('the map of keys and parameters is up to date with the English messages', () => {
  const file = new URL('./generated/message-map.ts', import.meta.url)
  expect(readFileSync(file, 'utf8')).toBe(toMessageMapSource(Object.values(readTrees('en'))))
})

test('every language has the same files, and every key is in one of them', () => {
  const files = FILES.map((namespace) => `${namespace}.json`).sort()
  for (const locale of LOCALES)
    expect(readdirSync(new URL(`../messages/${locale}/`, import.meta.url)).sort()).toEqual(files)
  for (const namespace of NAMESPACES)
    for (const key of Object.keys(getMessages('en', [namespace]))) expect(findNamespace(key)).toBe(namespace)
})

test('pages cannot have the messages of services, which share no key with theirs', () => {
  for (const tree of Object.values(services.TREES.en))
    for (const key of Object.keys(flattenMessages('en', tree)))
      expect([key, findNamespace(key), english[key]]).toEqual([key, undefined, undefined])
})

test('words that a language lacks are named', () => {
  const english = { cart: { title: 'Bag of {{name}}', count_one: '{{count}}', count_other: '{{count}}' } }
  const polish = { cart: { title: 'Koszyk', count_one: '{{count}}', count_other: '{{count}}', old: 'x' } }
  expect(findMissing('pl', english, polish)).toEqual([
    'cart.count_few is missing',
    'cart.count_many is missing',
    'cart.old is not English',
    'cart.title names other parameters: name in English',
  ])
})

test('French and German texts differ from the English ones', () => {
  const all = Object.entries(readAll('en'))
  for (const locale of ['fr', 'de'] as const) {
    const messages = readAll(locale)
    const same = all.filter(([key, text]) => messages[key] === text)
    expect(same.length).toBeLessThan(all.length * 0.06)
  }
})

test('German texts speak politely', () => {
  expect(
    Object.values(readAll('de'))
      .join(' ')
      .match(/\b(?:du|dein\w*|dir|dich)\b/gi),
  ).toBeNull()
})

/** A space at which a line may break, where the language's typography does not let one. */
const LOOSE_SPACE = [
  ['fr', /(?<= )[?!:;»%]|« |(?<=\d) [€£]/],
  ['de', /(?<=[\d}]) [%€£]/],
] as const

test.each(LOOSE_SPACE)('no line of %s breaks before a mark that belongs to its word', (locale, loose) => {
  const broken = Object.entries(readAll(locale)).filter(([, text]) => loose.test(text))
  expect(broken.map(([key]) => key)).toEqual([])
})

describe('texts the specification gives', () => {
  test.each([
    ['search.placeholder', 'Search the shop'],
    ['cart.recommendations.title', 'RECOMMENDED FOR YOU'],
    ['cart.free_delivery.reached', "Great choice, delivery's on us"],
    ['products.stock.not_enough', 'Not enough stock remaining to increase quantity in cart by {{quantity}}.'],
    ['products.stock_status.in_stock', 'In Stock'],
    ['products.stock_status.low_stock', 'Low Stock'],
    ['products.stock_status.out_of_stock', 'Out of Stock'],
    ['products.stock_status.remaining_other', '{{count}} remaining'],
    ['products.stock_status.few_remaining', 'few remaining'],
    ['products.purchase.standard', 'One time'],
    ['products.plan.trial_other', '{{count}} days free trial, then {{price}} {{every}}'],
    ['products.quick_add.next', 'Next'],
    ['products.quick_add.added', 'Added to bag'],
    ['products.unavailable.title', 'Product Temporarily Unavailable'],
    [
      'products.unavailable.text',
      'This product information is temporarily unavailable. Please try again later.',
    ],
    ['categories.filters.see_results', 'See results ({{count}})'],
    ['categories.fallback.bath_body', 'Bath & Body'],
    ['categories.fallback.gifts', 'Gifts'],
    ['errors.code', 'Error {{code}}'],
    ['errors.page_unavailable.title', 'Page unavailable'],
    ['errors.page_not_found.title', 'Page not found'],
    ['account.orders.back', 'Back to orders'],
    ['account.subscriptions.back', 'Back to subscriptions'],
    ['account.login.error_invalid', 'Your email or password is incorrect, please try again.'],
    ['account.login.error_server', 'Internal server error'],
    ['account.signup.error_server', 'Internal server error'],
    [
      'account.signup.error_refused',
      'There was a problem creating your account. Please check your email and password.',
    ],
    ['account.signup.password_hint', 'Must include a minimum of {{min}} characters.'],
    ['account.set_password.error', 'Something went wrong'],
    ['account.forgot_password.error', 'Something went wrong'],
    [
      'account.set_password_expired.text',
      'This password reset link has expired or is invalid. Your password was not changed.',
    ],
    ['account.subscriptions.cancel.error', 'Something went wrong, please try again later'],
    ['validation.email_required', 'Email is required'],
    ['validation.email_invalid', 'Email format is invalid'],
    ['validation.password_required', 'Password is required'],
    ['validation.password_invalid', 'Password is invalid'],
    ['validation.password_too_short', 'Your password needs to be at least {{min}} characters.'],
    ['validation.passwords_differ', 'Passwords do not match'],
    ['validation.field_required', 'Please fill out this field'],
    ['newsletter.title', "Let's keep in touch."],
    ['newsletter.email_required', 'Please enter your email'],
    ['newsletter.email_invalid', 'Please enter a valid email address'],
    ['newsletter.success', 'Thanks! You are subscribed.'],
    ['newsletter.error', 'Subscription failed. Please try again later.'],
    ['consent.manage', 'Manage preferences'],
    ['consent.accept', 'Accept all'],
    ['consent.decline', 'Decline'],
    ['consent.save', 'Save Preferences'],
    ['consent.cancel', 'Cancel'],
    ['reviews.title', 'Reviews for {{name}}'],
    ['reviews.show_more', 'Show More Reviews'],
    ['reviews.showing_all_other', 'Showing all {{count}} reviews'],
    ['reviews.empty', 'No reviews yet. Be the first to write one!'],
    [
      'reviews.no_match',
      'No reviews match your current filters. Try adjusting your search or filter criteria.',
    ],
    ['reviews.validation.rating_required', 'Please select a rating'],
    ['reviews.validation.title_required', 'Review title is required'],
    ['reviews.validation.title_too_long', 'Title must be 255 characters or less'],
    ['reviews.validation.body_required', 'Review content is required'],
    ['reviews.validation.body_too_long', 'Review must be 2000 characters or less'],
    ['reviews.validation.too_many_images', 'Maximum 5 images allowed'],
    ['reviews.validation.image_type', 'Only image files are allowed'],
    ['reviews.validation.image_size', 'Images must be 5MB or smaller'],
    ['reviews.validation.order_required', 'Please select an order to review first.'],
    ['reviews.submit.success', 'Review submitted successfully! It will be visible after approval.'],
    ['reviews.submit.unauthenticated', 'Please log in to submit a review.'],
    ['reviews.submit.invalid', 'Please check your review details and try again.'],
    ['reviews.submit.server', 'Server error. Please try again later.'],
    ['reviews.submit.failed', 'Failed to submit review. Please try again.'],
    ['reviews.submit.error', 'Error submitting review: {{error}}'],
    ['reviews.submit.network', 'Error submitting review. Please try again.'],
  ])('%s', (key, text) => {
    expect(english[key]).toBe(text)
  })

  test.each([
    [
      'account.orders.status',
      ['canceled', 'complete', 'delivery_pending', 'hold', 'payment_pending', 'pending', 'draft'],
    ],
    [
      'account.subscriptions.status',
      ['active', 'canceled', 'paid', 'trial', 'paused', 'pastdue', 'unpaid', 'complete', 'pending', 'draft'],
    ],
  ])('every status has a label under %s', (group, statuses) => {
    for (const status of statuses) expect(Object.keys(english)).toContain(`${group}.${status}`)
  })
})

describe('getMessages', () => {
  test.each([
    ['fr-CA', 'fr'],
    ['de_AT', 'de'],
    ['qaa', 'en'],
    ['', 'en'],
  ])('%s gets the words of %s', (locale, expected) => {
    expect(getMessages(locale)).toBe(getMessages(expected))
  })

  test('the pseudo-locale is bracketed, accented and longer, with its parameters untouched', () => {
    const messages = getMessages(PSEUDO_LOCALE)
    expect(messages['cart.coupon.apply']).toBe('[Åppļý~~]')
    for (const [key, text] of Object.entries(english)) {
      const pseudo = messages[key] ?? ''
      expect(pseudo).toMatch(/^\[.*\]$/s)
      expect(pseudo.length).toBeGreaterThanOrEqual(Math.ceil(text.length * 1.3))
      expect(getParameters(pseudo)).toEqual(getParameters(text))
    }
  })
})

describe('mergeMessages', () => {
  const messages = { 'cart.add_more': 'Add more', 'cart.trial_other': '{{count}} days, then {{price}}' }

  test.each([
    ['a text wins', { cart: { add_more: 'More, please' } }, 'More, please'],
    ['camelCase is understood', { cart: { addMore: 'More, please' } }, 'More, please'],
    ['a blank text is ignored', { cart: { add_more: '  ' } }, 'Add more'],
    ['a number is ignored', { cart: { add_more: 5 } }, 'Add more'],
    ['an object is ignored', { cart: { add_more: { text: 'More' } } }, 'Add more'],
    ['an unknown parameter is ignored', { cart: { add_more: 'More {{what}}' } }, 'Add more'],
    ['no words at all', undefined, 'Add more'],
    ['a list', [['cart']], 'Add more'],
  ])('%s', (_, storeMessages, expected) => {
    expect(mergeMessages(messages, storeMessages)['cart.add_more']).toBe(expected)
  })

  test('accepts parameters with or without inner spaces, and texts that leave one out', () => {
    const merged = mergeMessages(messages, { cart: { trial_other: '{{ count }} days free' } })
    expect(merged['cart.trial_other']).toBe('{{count}} days free')
  })

  test('adds no key, whatever the store sends', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (storeMessages) => {
        expect(Object.keys(mergeMessages(messages, storeMessages))).toEqual(Object.keys(messages))
      }),
    )
  })
})

describe('pickMessages', () => {
  const messages: Messages = {
    'cart.title': 'Bag',
    'cart.count_one': '1',
    'cart.count_other': '2',
    'cartography.title': 'Maps',
    'search.title': 'Search',
  }

  test.each([
    [['cart.title'], ['cart.title']],
    [['cart.count'], ['cart.count_one', 'cart.count_other']],
    [
      ['search.title', 'cart.title'],
      ['cart.title', 'search.title'],
    ],
    [['cart'], []],
    [[], []],
  ])('%j', (asked, keys) => {
    expect(Object.keys(pickMessages(messages, asked))).toEqual(keys)
  })
})
