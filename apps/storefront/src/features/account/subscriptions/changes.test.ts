import type { Subscription } from '@sorrel/domain/subscriptions'
import { aSubscription } from '@sorrel/domain/testing'
import { expect, test } from 'vitest'
import { canOpenChange, type ChangeName, getChange, getListedChanges } from './changes.ts'

const forms: readonly (readonly [ChangeName, Record<string, string>, object])[] = [
  ['pause', { resumeAt: '' }, { status: true, resumeAt: null }],
  ['resume', {}, { status: false }],
  ['unskip', { resumeAt: '' }, { status: false }],
  [
    'unskip',
    { resumeAt: '2049-01-01T00:00:00.000Z' },
    { status: true, resumeAt: '2049-01-01T00:00:00.000Z' },
  ],
  [
    'edit-plan',
    { plan: 'plan-2/monthly-2', quantity: '1' },
    { planId: 'plan-2', interval: 'monthly', intervalCount: 2, quantity: 1 },
  ],
  [
    'edit-details',
    { plan: '/weekly-1', variantId: 'v1', quantity: '3' },
    { interval: 'weekly', intervalCount: 1, variantId: 'v1', quantity: 3 },
  ],
  [
    'replace',
    { swap: 'p2/v2/o1=x/plan-1/monthly-1', quantity: '1' },
    {
      productId: 'p2',
      variantId: 'v2',
      options: [{ id: 'o1', valueId: 'x' }],
      planId: 'plan-1',
      interval: 'monthly',
      intervalCount: 1,
      quantity: 1,
    },
  ],
  ['add-item', { product: 'p2//', quantity: '2' }, { productId: 'p2', quantity: 2 }],
  ['edit-item', { itemId: 'i1', quantity: '2' }, { itemId: 'i1', quantity: 2 }],
  ['change-address', { addressId: 'a1', others: 'on' }, { addressId: 'a1', others: true }],
  ['delete-item', { itemId: 'i1' }, { itemId: 'i1' }],
  ['change-card', { cardId: 'c1' }, { cardId: 'c1' }],
  ['coupon', { code: ' welcome10 ' }, { code: 'welcome10' }],
  ['remove-coupon', {}, {}],
  ['cancel', { end: 'now' }, { atPeriodEnd: false }],
  ['cancel', { end: 'period' }, { atPeriodEnd: true }],
  ['uncancel', {}, {}],
]

test.each(forms)('the form of %s takes its fields and sends them to the endpoint', (name, values, body) => {
  const { shape } = getChange(name)
  expect(shape.fields.toSorted()).toEqual(['id', ...Object.keys(values)].toSorted())
  expect(shape.parse({ id: 's1', ...values })).toEqual({ ok: true, value: { id: 's1', ...body } })
})

test.each([
  ['edit-plan', 'plan'],
  ['replace', 'swap'],
  ['add-item', 'product'],
  ['change-address', 'addressId'],
  ['change-card', 'cardId'],
  ['coupon', 'code'],
] as const)('the form of %s is not sent before something is chosen', (name, field) => {
  const parsed = getChange(name).shape.parse({ id: 's1', quantity: '1', [field]: '' })
  expect(parsed).toEqual({ ok: false, error: { [field]: 'validation.field_required' } })
})

test('a skip is taken back, any other pause is resumed or moved', () => {
  const names = (change: Partial<Subscription>) =>
    getListedChanges(aSubscription({ status: 'paused', ...change })).map(({ name }) => name)
  const billingSchedule = { interval: 'monthly', intervalCount: 1, trialDays: 0 } as const
  const skipping = names({ billingSchedule, datePauseEnd: '2027-01-01T09:00:00.000Z' })
  expect(skipping).toContain('unskip')
  expect(skipping).toContain('skip')
  expect(skipping).not.toContain('resume')
  const paused = names({ billingSchedule, datePauseEnd: '2026-12-24T00:00:00.000Z' })
  expect(paused).toContain('resume')
  expect(paused).toContain('pause')
  expect(paused).toContain('replace')
  expect(paused).not.toContain('unskip')
})

test('what can be no code is refused before it is sent', () => {
  for (const code of ['10%', 'x'.repeat(65), 'a\nb'])
    expect(getChange('coupon').shape.parse({ id: 's1', code })).toEqual({
      ok: false,
      error: { code: 'cart.coupon.error' },
    })
})

test('a coupon is taken away where there is one', () => {
  const canRemove = (couponCode?: string) =>
    canOpenChange({ name: 'remove-coupon' }, aSubscription({ couponCode }))
  expect(canRemove()).toBe(false)
  expect(canRemove('WELCOME10')).toBe(true)
})

test('a plan can be changed where the product has another', () => {
  const plan = { id: 'p1', interval: 'monthly', intervalCount: 1 } as const
  const canEdit = (plans: Subscription['plans']) =>
    canOpenChange({ name: 'edit-plan' }, aSubscription({ plans }))
  expect(canEdit([plan])).toBe(false)
  expect(canEdit([plan, { ...plan, id: 'p2' }])).toBe(true)
})
