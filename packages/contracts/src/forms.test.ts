import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FORM_MESSAGES } from './forms/form-message.ts'
import {
  getReviewImagesIssue,
  getWrongImageNames,
  parseAddress,
  parseChangePassword,
  parseLogin,
  parseNewsletter,
  parsePasswordRecovery,
  parseRestock,
  parseProfile,
  parseReview,
  parseSetPassword,
  parseSignUp,
  REVIEW_IMAGE_MAX_BYTES,
  readFormValues,
} from './forms.ts'
import { DEFAULT_NEWSLETTER_EMAIL } from './schema/form-rules.ts'

type Parse = (
  input: unknown,
) => ReturnType<typeof parseLogin> | { ok: boolean; value?: unknown; error?: unknown }

/** The field issues of an input, or 'fine' when there are none. */
function getIssues(parse: Parse, input: unknown) {
  const result = parse(input)
  return result.ok ? 'fine' : result.error
}

describe('parseLogin', () => {
  test.each([
    [{ email: 'ann@example.com', password: 'x' }, 'fine'],
    [{ email: ' ann@example.com ', password: 'x' }, 'fine'],
    [{}, { email: 'validation.email_required', password: 'validation.password_required' }],
    [
      { email: '', password: '' },
      { email: 'validation.email_required', password: 'validation.password_required' },
    ],
    [{ email: '  ', password: 'x' }, { email: 'validation.email_required' }],
    [{ email: 'ann', password: 'x' }, { email: 'validation.email_invalid' }],
    [{ email: 'ann@example', password: 'x' }, { email: 'validation.email_invalid' }],
    [{ email: 'ann@example..com', password: 'x' }, { email: 'validation.email_invalid' }],
    [{ email: 'a b@example.com', password: 'x' }, { email: 'validation.email_invalid' }],
    [{ email: `${'a'.repeat(250)}@b.co`, password: 'x' }, { email: 'validation.email_invalid' }],
    [
      { email: 5, password: ['x'] },
      { email: 'validation.email_required', password: 'validation.password_required' },
    ],
    [{ email: 'a@b.co', password: 'x'.repeat(201) }, { password: 'validation.password_too_long' }],
  ])('%j', (input, expected) => {
    expect(getIssues(parseLogin, input)).toEqual(expected)
  })

  test('cleans the address, keeps the password as typed, drops the rest', () => {
    expect(parseLogin({ email: ' ann@example.com ', password: ' x ', $ACTION_ID: '1' })).toEqual({
      ok: true,
      value: { email: 'ann@example.com', password: ' x ' },
    })
  })
})

describe('parseSignUp', () => {
  const good = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', password: '123456' }

  test.each([
    [good, 'fine'],
    [{ ...good, password: '12345' }, { password: 'validation.password_too_short' }],
    [{ ...good, password: '' }, { password: 'validation.password_too_short' }],
    [
      { ...good, firstName: ' ', lastName: undefined },
      { firstName: 'validation.first_name_required', lastName: 'validation.last_name_required' },
    ],
    [{ ...good, firstName: 'a'.repeat(101) }, { firstName: 'validation.too_long' }],
  ])('%j', (input, expected) => {
    expect(getIssues(parseSignUp, input)).toEqual(expected)
  })

  test.each([
    ['on', true],
    [true, true],
    [undefined, false],
    ['off', false],
  ])('an opt-in of %j is %s', (emailOptin, expected) => {
    expect(parseSignUp({ ...good, emailOptin })).toMatchObject({ value: { emailOptin: expected } })
  })
})

test.each([
  [{ password: '123456', confirmPassword: '123456' }, 'fine'],
  [{}, { password: 'validation.field_required', confirmPassword: 'validation.field_required' }],
  [{ password: '12345', confirmPassword: '12345' }, { password: 'validation.password_too_short' }],
  [{ password: '123456', confirmPassword: '' }, { confirmPassword: 'validation.field_required' }],
  [{ password: '123456', confirmPassword: '1234567' }, { confirmPassword: 'validation.passwords_differ' }],
])('parseSetPassword %j', (input, expected) => {
  expect(getIssues(parseSetPassword, input)).toEqual(expected)
})

test('parsePasswordRecovery asks for an address', () => {
  expect(getIssues(parsePasswordRecovery, { email: 'x' })).toEqual({ email: 'validation.email_invalid' })
})

test.each([
  [
    { variantId: 'charcoal' },
    { ok: true, value: { email: 'a@b.co', productId: 'soap', variantId: 'charcoal' } },
  ],
  [{ variantId: '' }, { ok: true, value: { email: 'a@b.co', productId: 'soap', variantId: undefined } }],
  [{}, { ok: true, value: { email: 'a@b.co', productId: 'soap' } }],
  [{ email: 'a' }, { ok: false, error: { email: 'validation.email_invalid' } }],
  [{ productId: 'a b' }, { ok: false, error: { productId: 'validation.field_required' } }],
])('parseRestock %j', (input, expected) => {
  expect(parseRestock({ email: 'a@b.co', productId: 'soap', ...input })).toEqual(expected)
})

test('parseProfile takes names and the opt-in, and nothing else', () => {
  expect(parseProfile({ firstName: ' A', lastName: 'B', email: 'a@b.co', emailOptin: 'on' })).toEqual({
    ok: true,
    value: { firstName: 'A', lastName: 'B', emailOptin: true },
  })
  expect(getIssues(parseProfile, { firstName: '' })).toEqual({
    firstName: 'validation.first_name_required',
    lastName: 'validation.last_name_required',
  })
})

test.each([
  [{ currentPassword: 'old', password: '123456', confirmPassword: '123456' }, 'fine'],
  [
    { currentPassword: '', password: '123456', confirmPassword: '123456' },
    { currentPassword: 'validation.password_required' },
  ],
  [
    { currentPassword: 'old', password: '123456', confirmPassword: '654321' },
    { confirmPassword: 'validation.passwords_differ' },
  ],
])('parseChangePassword %j', (input, expected) => {
  expect(getIssues(parseChangePassword, input)).toEqual(expected)
})

describe('parseNewsletter', () => {
  test.each([
    ['', 'newsletter.email_required'],
    [undefined, 'newsletter.email_required'],
    ['ann', 'newsletter.email_invalid'],
    ['ann@example', 'newsletter.email_invalid'],
    ['ann@example.c', 'newsletter.email_invalid'],
    ['ann@example.museum', 'newsletter.email_invalid'],
    ['ann@.com', 'newsletter.email_invalid'],
    ['ann lee@example.com', 'newsletter.email_invalid'],
  ])('%j gives %s', (email, issue) => {
    expect(getIssues(parseNewsletter, { email })).toEqual({ email: issue })
  })

  test.each(['ann@example.co', 'ann.lee+shop@mail.example.info', 'ANN@EXAMPLE.COM'])(
    '%s is fine',
    (email) => {
      expect(getIssues(parseNewsletter, { email })).toBe('fine')
    },
  )

  test('the pattern takes little time on hostile input', () => {
    // With backtracking this would take minutes.
    expect(DEFAULT_NEWSLETTER_EMAIL.test(`a@${'a-.'.repeat(200_000)}!`)).toBe(false)
    expect(DEFAULT_NEWSLETTER_EMAIL.test(`${'a.'.repeat(200_000)}@`)).toBe(false)
  })
})

describe('parseAddress', () => {
  const good = {
    firstName: 'Ann',
    lastName: 'Lee',
    address1: '1 High St',
    city: 'Leeds',
    zip: 'LS1 1AA',
    country: 'gb',
  }

  test('gives the country in capitals and leaves empty fields out', () => {
    expect(parseAddress({ ...good, address2: ' ', state: null, phone: '' })).toEqual({
      ok: true,
      value: {
        ...good,
        country: 'GB',
        address2: undefined,
        state: undefined,
        phone: undefined,
        isDefault: false,
      },
    })
  })

  test.each([
    [{ ...good, phone: '+44 (0)20 7946-0128', isDefault: 'on' }, 'fine'],
    [{ ...good, phone: 'call me' }, { phone: 'validation.phone_invalid' }],
    [{ ...good, zip: '12345' }, { zip: 'validation.zip_invalid' }],
    [{ ...good, country: 'US', zip: '73301' }, { state: 'validation.field_required' }],
    [{ ...good, country: 'Britain' }, { country: 'validation.country_required' }],
    [
      {},
      {
        firstName: 'validation.first_name_required',
        lastName: 'validation.last_name_required',
        address1: 'validation.field_required',
        city: 'validation.field_required',
        zip: 'validation.field_required',
        country: 'validation.country_required',
      },
    ],
    [{ ...good, address2: 'x'.repeat(201) }, { address2: 'validation.too_long' }],
    [{ ...good, firstName: 'Zoë', lastName: 'علی‌رضا', city: '🌿' }, 'fine'],
    [{ ...good, firstName: 'An\0n' }, { firstName: 'validation.characters_invalid' }],
    [{ ...good, firstName: 'Ann\r\nBcc: x' }, { firstName: 'validation.characters_invalid' }],
    [{ ...good, lastName: 'Lee\u202Eeel' }, { lastName: 'validation.characters_invalid' }],
    [{ ...good, lastName: 'Lee\uD800' }, { lastName: 'validation.characters_invalid' }],
    [{ ...good, address2: 'Flat\u0007 1' }, { address2: 'validation.characters_invalid' }],
    [
      { ...good, firstName: '\u200B\u2060', city: '\u3164' },
      {
        firstName: 'validation.first_name_required',
        city: 'validation.field_required',
      },
    ],
  ])('%j', (input, expected) => {
    expect(getIssues(parseAddress, input)).toEqual(expected)
  })
})

describe('parseReview', () => {
  const good = { productId: 'p1', orderId: 'o1', rating: '5', title: 'Lovely', body: 'Smells of honey.' }

  test('a rating may be text; it becomes a number', () => {
    expect(parseReview(good)).toEqual({ ok: true, value: { ...good, rating: 5 } })
  })

  test.each([
    [{ ...good, rating: undefined }, { rating: 'reviews.validation.rating_required' }],
    [{ ...good, rating: 0 }, { rating: 'reviews.validation.rating_required' }],
    [{ ...good, rating: '4.5' }, { rating: 'reviews.validation.rating_required' }],
    [{ ...good, rating: 6 }, { rating: 'reviews.validation.rating_required' }],
    [{ ...good, title: ' ' }, { title: 'reviews.validation.title_required' }],
    [{ ...good, title: '\u200B' }, { title: 'reviews.validation.title_required' }],
    [{ ...good, body: '\u200B\n\u2800' }, { body: 'reviews.validation.body_required' }],
    [{ ...good, title: '🌿', body: '!' }, 'fine'],
    [{ ...good, title: 'x'.repeat(256) }, { title: 'reviews.validation.title_too_long' }],
    [{ ...good, title: 'x'.repeat(255), body: 'x'.repeat(2000) }, 'fine'],
    [{ ...good, body: '' }, { body: 'reviews.validation.body_required' }],
    [{ ...good, body: 'x'.repeat(2001) }, { body: 'reviews.validation.body_too_long' }],
    [{ ...good, body: 'x\r\n'.repeat(1000) }, 'fine'],
    [{ ...good, orderId: '' }, { orderId: 'reviews.validation.order_required' }],
  ])('%j', (input, expected) => {
    expect(getIssues(parseReview, input)).toEqual(expected)
  })

  const image = { name: 'a.webp', type: 'image/webp', size: REVIEW_IMAGE_MAX_BYTES }

  test.each([
    [[], undefined],
    [Array.from({ length: 5 }, () => image), undefined],
    [Array.from({ length: 6 }, () => image), 'reviews.validation.too_many_images'],
    [[{ ...image, type: 'application/pdf' }], 'reviews.validation.image_type'],
    [[{ ...image, type: '' }], 'reviews.validation.image_type'],
    [[{ ...image, size: image.size + 1 }], 'reviews.validation.image_size'],
  ])('pictures %#', (images, expected) => {
    expect(getReviewImagesIssue(images)).toBe(expected)
  })

  test('an issue of the pictures names the files that it is about', () => {
    const images = [
      image,
      { name: 'a.pdf', type: 'application/pdf', size: 1 },
      { ...image, name: 'b', size: 1e9 },
    ]
    expect(getWrongImageNames(images, 'reviews.validation.image_type')).toEqual(['a.pdf'])
    expect(getWrongImageNames(images, 'reviews.validation.image_size')).toEqual(['b'])
    expect(getWrongImageNames(images, 'reviews.validation.too_many_images')).toEqual([])
  })

  test('fields and pictures are reported together', () => {
    const result = parseReview({ ...good, title: '' }, [{ ...image, type: 'text/html' }])
    expect(result).toEqual({
      ok: false,
      error: { title: 'reviews.validation.title_required', images: 'reviews.validation.image_type' },
    })
  })
})

test('readFormValues takes the texts of a form, not its files', () => {
  const form = new FormData()
  form.append('email', 'old@example.com')
  form.append('email', 'ann@example.com')
  form.append('images', new File(['x'], 'x.png'))
  expect(readFormValues(form)).toEqual({ email: 'ann@example.com' })
})

test('no input makes a form throw, and every issue is a message key', () => {
  const forms = [
    parseLogin,
    parseSignUp,
    parseSetPassword,
    parseChangePassword,
    parseNewsletter,
    parseAddress,
    parseProfile,
  ]
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...forms), (input, parse) => {
      const result = parse(input)
      const messages = result.ok ? [] : Object.values(result.error)
      expect(FORM_MESSAGES).toEqual(expect.arrayContaining(messages))
    }),
  )
})

test('every message a form shows has a text in every language', () => {
  for (const locale of ['en', 'fr', 'de']) {
    const folder = new URL(`../../i18n/messages/${locale}/`, import.meta.url)
    const files = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))
    const trees = files.map((file): unknown => JSON.parse(file))
    for (const message of FORM_MESSAGES)
      expect([message, trees.map((tree) => typeof readPath(tree, message))]).toEqual([
        message,
        expect.arrayContaining(['string']),
      ])
  }
})

const readPath = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, name) => Object(node)[name], tree)
