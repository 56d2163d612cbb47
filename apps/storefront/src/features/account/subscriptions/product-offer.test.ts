import type { OptionInputType } from '@sorrel/domain/product'
import { anOption, anOptionValue, aPlan, aProduct, aSubscription, aVariant } from '@sorrel/domain/testing'
import { expect, test } from 'vitest'
import { canBeAdded, canReplace, getSwaps, toProductOffer } from './product-offer.ts'

const monthly = { interval: 'monthly', intervalCount: 1, trialDays: 0 } as const
const quarterly = { interval: 'monthly', intervalCount: 3, trialDays: 0 } as const

const withPlans = (name: string, ...plans: readonly ReturnType<typeof aPlan>[]) => {
  const product = aProduct({ id: name, name, options: [], variants: [] })
  return { ...product, purchaseOptions: { ...product.purchaseOptions, subscription: { plans } } }
}

test('plans that are billed alike and come in another rhythm are two', () => {
  const { plans } = toProductOffer(
    withPlans(
      'Hand wash',
      aPlan({ id: 'each', billingSchedule: quarterly, orderSchedule: monthly }),
      aPlan({ id: 'three', billingSchedule: quarterly }),
    ),
    { decimals: 2 },
  )
  expect(plans.map(({ value }) => value)).toEqual(['each/monthly-3', 'three/monthly-3'])
})

test('swaps in the same rhythm come first', () => {
  const offers = [
    withPlans('Rare', aPlan({ id: 'rare', billingSchedule: quarterly })),
    withPlans(
      'Often',
      aPlan({ id: 'sent', billingSchedule: quarterly, orderSchedule: monthly }),
      aPlan({ id: 'often', billingSchedule: monthly }),
    ),
  ].map((each) => toProductOffer(each, { decimals: 2 }))
  const swaps = getSwaps(offers, aSubscription({ billingSchedule: monthly }))
  expect(swaps.map(({ name, plan, isSameRhythm }) => [name, plan.id, isSameRhythm])).toEqual([
    ['Often', 'often', true],
    ['Rare', 'rare', false],
  ])
})

const withOption = (inputType: OptionInputType, variants: readonly ReturnType<typeof aVariant>[] = []) => {
  const scent = anOption({
    id: 'scent',
    variant: true,
    required: true,
    inputType: 'select',
    values: [anOptionValue({ id: 'fig', name: 'Fig' }), anOptionValue({ id: 'oat', name: 'Oat' })],
  })
  const own = anOption({
    id: 'size',
    variant: false,
    required: true,
    inputType,
    values: [anOptionValue({ id: 's', name: 'Small' }), anOptionValue({ id: 'l', name: 'Large', price: 2 })],
  })
  const options = variants.length > 0 ? [scent, own] : [own]
  return aProduct({ id: 'soap', name: 'Soap', options, variants: [...variants], categories: [], tags: [] })
}

test('every variant with every value of the other required options can be chosen', () => {
  const variants = [
    aVariant({ id: 'v1', name: 'Fig', optionValueIds: ['fig'] }),
    aVariant({ id: 'v2', name: 'Oat', optionValueIds: ['oat'] }),
  ]
  const { choices } = toProductOffer(withOption('select', variants), { decimals: 2 })
  expect(choices.map(({ value, name, extra }) => [value, name, extra])).toEqual([
    ['soap/v1/size=s', 'Fig, Small', 0],
    ['soap/v1/size=l', 'Fig, Large', 2],
    ['soap/v2/size=s', 'Oat, Small', 0],
    ['soap/v2/size=l', 'Oat, Large', 2],
  ])
})

test('what needs a typed text, is sent to somebody else or is not sent at all is not offered', () => {
  const soap = withOption('select')
  expect([canReplace(withPlans('p', aPlan())), canBeAdded(soap)]).toEqual([true, true])
  for (const product of [
    withOption('short_text'),
    { ...soap, tags: ['membership'] },
    { ...soap, categories: [{ name: 'Gift cards', slug: 'gifts-sets' }] },
  ])
    expect([canReplace(product), canBeAdded(product)]).toEqual([false, false])
})
