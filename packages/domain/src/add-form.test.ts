import { anOption, anOptionValue, aPlan, aProduct, aTextOption, aToggleOption, aVariant } from './testing.ts'
import { expect, test } from 'vitest'
import { readAddForm } from './add-form.ts'

const scent = anOption({
  id: 'scent',
  variant: true,
  required: true,
  values: [anOptionValue({ id: 'oat' }), anOptionValue({ id: 'mint' })],
})
const soap = aProduct({
  options: [scent, aToggleOption({ id: 'wrap' }), aTextOption({ id: 'note', required: false })],
  variants: [
    aVariant({ id: 'v-oat', name: 'Oat', optionValueIds: ['oat'] }),
    aVariant({ id: 'v-mint', name: 'Mint', optionValueIds: ['mint'] }),
  ],
})

/** What the fields add; undefined when they add nothing. */
function readInput(...form: Parameters<typeof readAddForm>) {
  const input = readAddForm(...form)
  return input.ok ? input.value : undefined
}

test('the fields choose what the page’s own form would', () => {
  const input = readInput(soap, {
    'option.scent': 'mint',
    'option.wrap': 'on',
    'option.note': 'For Ann',
    quantity: '2',
  })
  expect(input).toMatchObject({
    productId: soap.id,
    variantId: 'v-mint',
    variantName: 'Mint',
    quantity: 2,
  })
  expect(input?.options).toEqual(
    expect.arrayContaining([
      { id: 'scent', valueId: 'mint' },
      { id: 'note', value: 'For Ann' },
    ]),
  )
})

test('what the product does not offer changes nothing', () => {
  const input = readInput(soap, {
    'option.scent': 'gold',
    'option.price': '0',
    quantity: '-3',
    plan: 'free',
  })
  expect(input).toMatchObject({ variantId: 'v-oat', quantity: 1 })
})

test('a plan is chosen with its subscription', () => {
  const rolls = aProduct({
    purchaseOptions: {
      standard: soap.purchaseOptions.standard,
      subscription: { plans: [aPlan({ id: 'monthly' }), aPlan({ id: 'yearly' })] },
    },
  })
  expect(readInput(rolls, { 'purchase-option': 'subscription', plan: 'yearly' })?.purchaseOption).toEqual({
    type: 'subscription',
    planId: 'yearly',
  })
  expect(readInput(rolls, { 'purchase-option': 'standard', plan: 'yearly' })?.purchaseOption).toEqual({
    type: 'standard',
  })
})

test('a missing required choice adds nothing and is named', () => {
  const card = aProduct({ options: [aTextOption({ id: 'to', name: 'Recipient', required: true })] })
  expect(readAddForm(card, {})).toEqual({ ok: false, error: ['Recipient'] })
  expect(readInput(card, { 'option.to': 'Ann' })).toBeDefined()
})

test('a toggle follows its field, also when it is on by default', () => {
  const card = aProduct({
    categories: [{ name: 'Gift sets', slug: 'gifts-sets' }],
    options: [aToggleOption({ id: 'wrap' })],
  })
  const withWrap = readInput(card, { 'option.wrap': 'on' })
  expect(withWrap?.options.map(({ id }) => id)).toEqual(['wrap'])
  expect(readInput(card, {})?.options).toEqual([])
})
