import { describe, expect, it } from 'vitest'
import type { ProductPreview } from './product.ts'
import { canQuickAdd, getQuickAddSteps, isStepComplete } from './quick-add.ts'
import {
  aCategoryLink,
  anOption,
  aPlan,
  aPriced,
  aProduct,
  aProductPreview,
  aTextOption,
  aToggleOption,
} from './testing.ts'

const select = (id: string) => anOption({ id })
const gifts = [aCategoryLink({ slug: 'gifts-sets' })]
const plans = { standard: aPriced(), subscription: { plans: [aPlan()] } }

describe('canQuickAdd', () => {
  const cases: readonly [string, Partial<ProductPreview>, boolean][] = [
    ['no options', {}, true],
    ['no options, with subscription', { purchaseOptions: plans }, true],
    ['no options, not sold', { purchaseOptions: {} }, false],
    ['one select', { options: [select('a')] }, true],
    ['select and toggle', { options: [select('a'), aToggleOption()] }, true],
    ['three selects', { options: [select('a'), select('b'), select('c')] }, false],
    ['a short text', { options: [aTextOption()] }, false],
    ['a long text', { options: [aTextOption({ inputType: 'long_text' })] }, false],
    ['a select and a text', { options: [select('a'), aTextOption()] }, false],
    ['one select, with subscription', { options: [select('a')], purchaseOptions: plans }, false],
    [
      'a gift set with three options, a text among them',
      { categories: gifts, options: [select('a'), select('b'), aTextOption()] },
      true,
    ],
    [
      'a gift set with subscription',
      { categories: gifts, options: [select('a')], purchaseOptions: plans },
      true,
    ],
    ['a gift set that is not sold', { categories: gifts, purchaseOptions: {} }, false],
    [
      'an inactive option does not count',
      { options: [select('a'), select('b'), anOption({ id: 'c', active: false })] },
      true,
    ],
    ['an inactive text does not count', { options: [aTextOption({ active: false })] }, true],
    [
      'an empty subscription still counts as one',
      {
        options: [select('a')],
        purchaseOptions: { standard: aPriced(), subscription: { plans: [] } },
      },
      false,
    ],
  ]

  it.each(cases)('%s', (_name, overrides, expected) => {
    expect(canQuickAdd(aProductPreview(overrides))).toBe(expected)
  })

  it('reads a product as well as its card', () => {
    expect(canQuickAdd(aProduct({ options: [select('a'), select('b'), select('c')] }))).toBe(false)
    expect(canQuickAdd(aProduct({ options: [select('a'), select('b')] }))).toBe(true)
  })
})

describe('getQuickAddSteps', () => {
  const wrap = aToggleOption()
  const message = aTextOption({ id: 'message', parentId: wrap.id, required: true })
  const preview = aProductPreview({
    options: [select('a'), wrap, message, anOption({ id: 'x', active: false })],
  })

  it('walks the visible options in order', () => {
    expect(getQuickAddSteps(preview).map((step) => step.id)).toEqual(['a', wrap.id])
    expect(getQuickAddSteps(preview, { [wrap.id]: true }).map((step) => step.id)).toEqual([
      'a',
      wrap.id,
      'message',
    ])
    expect(getQuickAddSteps(aProduct())).toEqual([])
  })

  it('stops at a required select without a value', () => {
    expect(isStepComplete(select('a'), {})).toBe(false)
    expect(isStepComplete(select('a'), { a: 'value-lavender' })).toBe(true)
    expect(isStepComplete(wrap, {})).toBe(true)
  })
})
