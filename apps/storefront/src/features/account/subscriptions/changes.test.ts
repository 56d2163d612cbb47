import { expect, test } from 'vitest'
import { type ChangeName, getChange } from './changes.ts'

const forms: readonly (readonly [ChangeName, Record<string, string>, object])[] = [
  ['pause', { resumeAt: '' }, { status: true, resumeAt: null }],
  ['resume', {}, { status: false }],
  [
    'edit-plan',
    { billingInterval: 'monthly-2', quantity: '1' },
    { interval: 'monthly', intervalCount: 2, quantity: 1 },
  ],
  [
    'edit-details',
    { billingInterval: 'weekly-1', variantId: 'v1', quantity: '3' },
    { interval: 'weekly', intervalCount: 1, variantId: 'v1', quantity: 3 },
  ],
  [
    'replace',
    { swap: 'p2//monthly-1', quantity: '1' },
    { productId: 'p2', interval: 'monthly', intervalCount: 1, quantity: 1 },
  ],
  ['add-item', { productId: 'p2', quantity: '2' }, { productId: 'p2', quantity: 2 }],
  ['delete-item', { itemId: 'i1' }, { itemId: 'i1' }],
  ['change-card', { cardId: 'c1' }, { cardId: 'c1' }],
  ['cancel', {}, {}],
]

test.each(forms)('the form of %s takes its fields and sends them to the endpoint', (name, values, body) => {
  const { shape } = getChange(name)
  expect(shape.fields.toSorted()).toEqual(['id', ...Object.keys(values)].toSorted())
  expect(shape.parse({ id: 's1', ...values })).toEqual({ ok: true, value: { id: 's1', ...body } })
})
