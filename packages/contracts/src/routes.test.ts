import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseNext, routes, withLocale } from './routes.ts'

test.each([
  [routes.home(), '/'],
  [routes.products(), '/products'],
  [routes.product('oat-honey-soap-bar'), '/products/oat-honey-soap-bar'],
  [routes.product('soap', { variantId: 'v 1' }), '/products/soap?variant=v+1'],
  [routes.product('soap', { planId: 'p1' }), '/products/soap?plan=p1'],
  [routes.category('bath-body'), '/categories/bath-body'],
  [routes.page('about'), '/about'],
  [routes.quiz('ritual'), '/quiz/ritual'],
  [
    routes.quizResults({ id: 'ritual', name: 'Emily & co', products: ['a', 'b'] }),
    '/quiz/ritual/results?name=Emily+%26+co&products=a%2Cb',
  ],
  [routes.quizResults({ id: 'ritual', products: [] }), '/quiz/ritual/results'],
  [routes.search(), '/search'],
  [routes.search('oat & honey'), '/search?q=oat+%26+honey'],
  [routes.cart(), '/cart'],
  [routes.giftcardBalance(), '/gift-card-balance'],
  [routes.checkout(), '/checkout'],
  [routes.checkoutComplete('c1'), '/checkout/complete?checkout=c1'],
  [routes.checkoutComplete(), '/checkout/complete'],
  [routes.saved(), '/saved'],
  [routes.saved(['soap', 'oil']), '/saved?products=soap%2Coil'],
  [routes.account(), '/account'],
  [routes.login(), '/account/login'],
  [routes.login('/account/cards?x=1'), '/account/login?next=%2Faccount%2Fcards%3Fx%3D1'],
  [routes.login('https://evil.example'), '/account/login'],
  [routes.signUp(), '/account/sign-up'],
  [routes.signUp('/cart'), '/account/sign-up?next=%2Fcart'],
  [routes.passwordRecovery(), '/account/password-recovery'],
  [routes.passwordRecoverySent(), '/account/password-recovery/check-email'],
  [routes.setPassword('k'), '/account/set-password/k'],
  [routes.setPasswordExpired('k'), '/account/set-password/k/expired'],
  [routes.setPasswordSuccess(), '/account/set-password/done/success'],
  [routes.orders(), '/account/orders'],
  [routes.orders(3), '/account/orders?page=3'],
  [routes.addAddress(), '/account/addresses?add=1'],
  [routes.editAddress('a&b'), '/account/addresses?edit=a%26b'],
  [routes.deleteAddress('a1'), '/account/addresses?delete=a1'],
  [routes.form('login'), '/account/forms/login'],
  [routes.order('o/1'), '/account/orders/o%2F1'],
  [routes.subscriptions(), '/account/subscriptions'],
  [routes.subscription('s1'), '/account/subscriptions/s1'],
  [
    routes.subscription('s1', { change: 'delete-item', itemId: 'a&b' }),
    '/account/subscriptions/s1?change=delete-item&item=a%26b',
  ],
  [routes.addCard(), '/account/cards?add=1'],
  [routes.editCard('c1'), '/account/cards?edit=c1'],
  [routes.deleteCard('c1'), '/account/cards?delete=c1'],
  [routes.addresses(), '/account/addresses'],
  [routes.cards(), '/account/cards'],
  [routes.ownReviews(), '/account/reviews'],
  [routes.profile(), '/account/profile'],
])('%s', (path, expected) => {
  expect(path).toBe(expected)
})

test('no slug leads to another path', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '.', '..', '//x', '\ud800')),
      (slug) => {
        expect(new URL(routes.product(slug), 'https://shop.example').pathname).toMatch(/^\/products\/[^/]+$/)
      },
    ),
  )
})

describe('withLocale', () => {
  test.each([
    ['en', '/products', '/products'],
    ['fr', '/products?page=2', '/fr/products?page=2'],
    ['fr', '/', '/fr'],
    ['fr', '/?preview=1', '/fr?preview=1'],
    ['fr', '/#top', '/fr#top'],
  ])('%s %s', (locale, path, expected) => {
    expect(withLocale({ locale, defaultLocale: 'en' }, path)).toBe(expected)
  })
})

describe('parseNext', () => {
  test.each(['/', '/account/orders', '/search?q=soap', '/fr/cart#x'])('%s is accepted', (path) => {
    expect(parseNext(path)).toBe(path)
  })

  test.each([
    'https://evil.example',
    'HTTPS://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'http:\\\\evil.example',
    '//evil.example',
    '///evil.example',
    '////evil.example/%2f..',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/a\\b',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/%2e%2e//evil.example',
    '/a/..//evil.example',
    '/a/%2E%2E//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\nLocation: https://evil.example',
    '/\u0000/evil.example',
    '/\u2028/evil.example',
    ' /account',
    '/a b',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://evil.example/1',
    'evil.example',
    'account',
    '@evil.example',
    '?next=//evil.example',
    '#//evil.example',
    '',
    `/${'a'.repeat(500)}`,
    undefined,
    null,
    ['/cart'],
  ])('%j is refused', (path) => {
    expect(parseNext(path)).toBeUndefined()
  })

  test('every accepted path leads to this shop', () => {
    const hostile = fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', '@', ':', '.', 'a', '?') })
    fc.assert(
      fc.property(hostile, (text) => {
        const next = parseNext(text) ?? '/'
        expect(new URL(next, 'https://shop.example').host).toBe('shop.example')
      }),
      { numRuns: 1000 },
    )
  })
})
