import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Product } from './product.ts'
import {
  canAddSelection,
  getInitialSelection,
  getSelectedVariant,
  getSelectionOptions,
  getSelectionPrice,
  getSelectionQuantityRange,
  type ProductSelectionSettings,
  type ProductSelectionState,
  toCartItemInput,
  withImageVariant,
  withOptionValue,
  withPlan,
  withProduct,
  withPurchaseOption,
  withQuantity,
  withText,
  withToggledOption,
} from './product-selection.ts'
import {
  aBillingSchedule,
  aCategoryLink,
  anOption,
  anOptionValue,
  aPicture,
  aPlan,
  aPriced,
  aProduct,
  aProductPreview,
  aTextOption,
  aToggleOption,
  aVariant,
} from './testing.ts'

const PENCE = { decimals: 2 } as const

const scent = anOption({
  id: 'scent',
  variant: true,
  values: [anOptionValue({ id: 'fig' }), anOptionValue({ id: 'cedar' })],
})
const size = anOption({
  id: 'size',
  required: false,
  values: [anOptionValue({ id: 'small' }), anOptionValue({ id: 'large', price: 2.5 })],
})
const wrap = aToggleOption({ id: 'wrap' })
const message = aTextOption({ id: 'message', inputType: 'long_text', parentId: 'wrap', required: true })
const ribbon = anOption({ id: 'ribbon', parentId: 'wrap' })
const retired = anOption({ id: 'retired', active: false })

const candle = aProduct({
  id: 'candle',
  price: 18,
  stockTracking: true,
  stockLevel: 40,
  options: [scent, size, wrap, message, ribbon, retired],
  variants: [
    aVariant({
      id: 'v-fig',
      price: 18,
      optionValueIds: ['fig'],
      stockLevel: 24,
      images: [aPicture({ id: 'fig' })],
    }),
    aVariant({ id: 'v-cedar', price: 19, optionValueIds: ['cedar'], stockLevel: 3 }),
  ],
  purchaseOptions: {
    standard: aPriced({ price: 18 }),
    subscription: { plans: [aPlan({ id: 'p1', price: 16 }), aPlan({ id: 'p2', price: 15 })] },
  },
})

type With<Values extends readonly unknown[]> = (
  state: ProductSelectionState,
  ...values: Values
) => ProductSelectionState

/** A form whose state each choice replaces. */
function start(settings: ProductSelectionSettings = {}, product: Product = candle) {
  let state = getInitialSelection(product, settings)
  const by =
    <Values extends readonly unknown[]>(change: With<Values>) =>
    (...values: Values) => {
      state = change(state, ...values)
    }
  return {
    getState: () => state,
    setPurchaseOption: by(withPurchaseOption),
    setPlan: by(withPlan),
    setQuantity: by(withQuantity),
    setOptionValue: by(withOptionValue),
    toggleOption: by(withToggledOption),
    setTextOption: by(withText),
    setImageVariant: by(withImageVariant),
    setProduct: (next: Product) => {
      state = withProduct(state, next, settings)
    },
    reset: () => {
      state = getInitialSelection(state.product, settings)
    },
  }
}

type ProductSelection = ReturnType<typeof start>

describe('at first', () => {
  it('takes the first value of each active select, the first plan, a quantity of 1', () => {
    expect(start().getState()).toEqual({
      product: candle,
      purchaseOption: 'standard',
      planId: 'p1',
      quantity: 1,
      optionValues: { scent: 'fig', size: 'small', ribbon: 'value-lavender' },
      textValues: {},
      imageVariantId: 'v-fig',
    })
  })

  it('chooses nothing without preselection', () => {
    expect(start({ preselect: false }).getState()).toMatchObject({
      optionValues: {},
      imageVariantId: undefined,
    })
  })

  it('chooses every option that has values for a gift card', () => {
    const gift = { ...candle, categories: [aCategoryLink({ slug: 'gifts-sets' })] }
    const marked = aTextOption({ id: 'card', values: [anOptionValue({ id: 'birthday' })] })
    const { optionValues, textValues } = start({}, { ...gift, options: [...gift.options, marked] }).getState()
    expect(optionValues).toEqual({ scent: 'fig', size: 'small', wrap: true, ribbon: 'value-lavender' })
    expect(textValues).toEqual({})
    expect(start({ preselect: false }, gift).getState().optionValues).toEqual({})
  })

  it('skips a select without values', () => {
    expect(start({}, aProduct({ options: [anOption({ values: [] })] })).getState().optionValues).toEqual({})
  })

  it.each([
    ['subscription only', { subscription: { plans: [aPlan({ id: 'p9' })] } }, 'subscription', 'p9'],
    ['not sold', {}, 'none', undefined],
    ['without plans', { standard: aPriced(), subscription: { plans: [] } }, 'standard', undefined],
  ])('%s', (_name, purchaseOptions, purchaseOption, planId) => {
    const state = start({}, aProduct({ purchaseOptions })).getState()
    expect(state).toMatchObject({ purchaseOption, planId })
  })
})

describe('actions', () => {
  it('chooses how to buy among what is offered', () => {
    const selection = start()
    selection.setPurchaseOption('subscription')
    selection.setPlan('p2')
    expect(selection.getState()).toMatchObject({ purchaseOption: 'subscription', planId: 'p2' })
    selection.setPlan('gone')
    selection.setPurchaseOption('none')
    expect(selection.getState()).toMatchObject({ purchaseOption: 'subscription', planId: 'p2' })
  })

  it('refuses a subscription that is not offered', () => {
    const selection = start({}, aProduct())
    selection.setPurchaseOption('subscription')
    expect(selection.getState().purchaseOption).toBe('standard')
  })

  it('clamps the quantity to the stock of the chosen variant', () => {
    const selection = start()
    selection.setQuantity(50)
    expect(selection.getState().quantity).toBe(24)
    selection.setOptionValue('scent', 'cedar')
    selection.setQuantity('50')
    expect(selection.getState().quantity).toBe(3)
    selection.setQuantity('none')
    expect(selection.getState().quantity).toBe(1)
  })

  const changes: readonly [string, (selection: ProductSelection) => void, number][] = [
    ['another value', (selection) => selection.setOptionValue('scent', 'cedar'), 1],
    ['no value', (selection) => selection.setOptionValue('size', undefined), 1],
    ['a toggle', (selection) => selection.toggleOption('wrap'), 1],
    ['the same value', (selection) => selection.setOptionValue('scent', 'fig'), 5],
    ['a value it does not have', (selection) => selection.setOptionValue('scent', 'gone'), 5],
    ['an option it does not have', (selection) => selection.setOptionValue('gone', 'fig'), 5],
    ['an inactive option', (selection) => selection.setOptionValue('retired', 'value-charcoal'), 5],
    ['a toggle set like a select', (selection) => selection.setOptionValue('wrap', 'value-gift-wrap'), 5],
    ['a select turned like a toggle', (selection) => selection.toggleOption('scent'), 5],
    ['a text', (selection) => selection.setTextOption('message', 'Hello'), 5],
    ['a plan', (selection) => selection.setPlan('p2'), 5],
    ['the way to buy', (selection) => selection.setPurchaseOption('subscription'), 5],
    ['a picture', (selection) => selection.setImageVariant('v-cedar'), 5],
  ]

  it.each(changes)('leaves the right quantity after %s', (_name, change, expected) => {
    const selection = start()
    selection.setQuantity(5)
    change(selection)
    expect(selection.getState().quantity).toBe(expected)
  })

  it('turns a toggle on and off', () => {
    const selection = start()
    selection.toggleOption('wrap')
    expect(selection.getState().optionValues).toHaveProperty('wrap', true)
    selection.toggleOption('wrap')
    expect(selection.getState().optionValues).not.toHaveProperty('wrap')
  })

  it('clears a select but not a toggle by choosing no value', () => {
    const selection = start()
    selection.toggleOption('wrap')
    selection.setOptionValue('wrap', undefined)
    selection.setOptionValue('size', undefined)
    expect(selection.getState().optionValues).toEqual({ scent: 'fig', wrap: true, ribbon: 'value-lavender' })
  })

  it('takes a short text as well as a long one, and the same text once', () => {
    const selection = start({}, aProduct({ options: [aTextOption({ id: 'initials' })] }))
    selection.setTextOption('initials', 'AB')
    const state = selection.getState()
    expect(state.textValues).toEqual({ initials: 'AB' })
    selection.setTextOption('initials', 'AB')
    expect(selection.getState()).toBe(state)
    expect(toCartItemInput(state)?.options).toEqual([{ id: 'initials', value: 'AB' }])
  })

  it('takes texts for text options only', () => {
    const selection = start()
    selection.setTextOption('message', 'Hello')
    selection.setTextOption('scent', 'fig')
    selection.setTextOption('gone', 'text')
    expect(selection.getState().textValues).toEqual({ message: 'Hello' })
  })

  it('shows the picture of the chosen variant until another one is picked', () => {
    const selection = start()
    selection.setOptionValue('scent', 'cedar')
    expect(selection.getState().imageVariantId).toBe('v-cedar')
    selection.setImageVariant('v-fig')
    expect(selection.getState().imageVariantId).toBe('v-fig')
    selection.setOptionValue('size', 'large')
    expect(selection.getState().imageVariantId).toBe('v-cedar')
  })

  it('resets to where it started', () => {
    const selection = start({ preselect: false })
    selection.setOptionValue('scent', 'cedar')
    selection.setTextOption('message', 'Hello')
    selection.setQuantity(3)
    selection.reset()
    expect(selection.getState()).toEqual(getInitialSelection(candle, { preselect: false }))
  })
})

describe('another product', () => {
  it('resets everything', () => {
    const selection = start()
    selection.setPurchaseOption('subscription')
    selection.setQuantity(5)
    selection.setProduct({ ...candle, id: 'other' })
    expect(selection.getState()).toEqual(getInitialSelection({ ...candle, id: 'other' }))
  })

  it('keeps the choices when the same product comes in other words or prices', () => {
    const selection = start()
    selection.setPurchaseOption('subscription')
    selection.setPlan('p2')
    selection.setOptionValue('scent', 'cedar')
    selection.toggleOption('wrap')
    selection.setTextOption('message', 'Hello')
    selection.setQuantity(3)
    const french = { ...candle, name: 'Bougie' }
    const before = selection.getState()
    selection.setProduct(french)
    expect(selection.getState()).toEqual({ ...before, product: french })
  })

  it('drops what the same product no longer offers', () => {
    const selection = start()
    selection.setPurchaseOption('subscription')
    selection.setPlan('p2')
    selection.setOptionValue('size', 'large')
    selection.toggleOption('wrap')
    selection.setTextOption('message', 'Hello')
    selection.setQuantity(20)
    const less = {
      ...candle,
      variants: [],
      stockLevel: 4,
      options: [scent, { ...size, values: [anOptionValue({ id: 'small' })] }],
      purchaseOptions: { standard: aPriced() },
    }
    selection.setProduct(less)
    expect(selection.getState()).toEqual({
      product: less,
      purchaseOption: 'standard',
      planId: undefined,
      optionValues: { scent: 'fig' },
      textValues: {},
      quantity: 4,
      imageVariantId: undefined,
    })
  })

  it('drops choices of options that became something else', () => {
    const selection = start()
    selection.toggleOption('wrap')
    selection.setTextOption('message', 'Hello')
    const initials = aTextOption({ id: 'message' })
    const wrapSelect = anOption({ id: 'wrap', values: [anOptionValue({ id: 'other' })] })
    const scentToggle = aToggleOption({ id: 'scent' })
    selection.setProduct({ ...candle, options: [wrapSelect, scentToggle, initials] })
    expect(selection.getState().optionValues).toEqual({})
    expect(selection.getState().textValues).toEqual({ message: 'Hello' })
  })

  it('takes the first plan when the chosen one is gone', () => {
    const selection = start()
    selection.setPlan('p2')
    const plans = [aPlan({ id: 'p8' }), aPlan({ id: 'p9' })]
    selection.setProduct({ ...candle, purchaseOptions: { standard: aPriced(), subscription: { plans } } })
    expect(selection.getState().planId).toBe('p8')
  })
})

describe('a choice that changes nothing', () => {
  it('leaves the same object', () => {
    const selection = start()
    const state = selection.getState()
    selection.setQuantity(1)
    selection.setPurchaseOption('standard')
    selection.setPlan('p1')
    selection.setPlan('gone')
    selection.setOptionValue('scent', 'fig')
    selection.setTextOption('gone', 'text')
    selection.setImageVariant(state.imageVariantId)
    selection.setProduct(candle)
    expect(selection.getState()).toBe(state)
    selection.setQuantity(2)
    expect(selection.getState()).not.toBe(state)
  })
})

describe('what is derived', () => {
  it('prices variant, options, tiers, plan and trial together', () => {
    const selection = start()
    selection.setOptionValue('scent', 'cedar')
    selection.setOptionValue('size', 'large')
    selection.toggleOption('wrap')
    expect(getSelectionPrice(selection.getState(), PENCE).price).toBe(24.5)
    selection.toggleOption('wrap')
    expect(getSelectionPrice(selection.getState(), PENCE).price).toBe(21.5)
    selection.setPurchaseOption('subscription')
    selection.setPlan('p2')
    expect(getSelectionPrice(selection.getState(), PENCE).price).toBe(17.5)
  })

  it('prices tiers by the chosen quantity and the account group', () => {
    const prices = [
      { price: 3.6, quantityMin: 3 },
      { price: 3, accountGroup: 'members' },
    ]
    const selection = start({}, aProduct({ price: 4, prices }))
    selection.setQuantity(3)
    expect(getSelectionPrice(selection.getState(), PENCE).price).toBe(3.6)
    expect(getSelectionPrice(selection.getState(), { ...PENCE, accountGroup: 'members' }).price).toBe(3)
  })

  it('shows a trial', () => {
    const plans = [aPlan({ price: 8.55, billingSchedule: aBillingSchedule({ trialDays: 14 }) })]
    const state = start({}, aProduct({ purchaseOptions: { subscription: { plans } } })).getState()
    expect(getSelectionPrice(state, PENCE)).toMatchObject({ price: 0, origPrice: 8.55, trialDays: 14 })
  })

  it('reads a card as well as a product', () => {
    const card = aProductPreview({ options: candle.options, variants: candle.variants })
    expect(getSelectedVariant(getInitialSelection(card))?.id).toBe('v-fig')
  })

  it('cannot be added when open, out of stock or not sold', () => {
    const selection = start()
    expect(canAddSelection(selection.getState())).toBe(true)
    selection.toggleOption('wrap')
    expect(canAddSelection(selection.getState())).toBe(false)
    selection.setTextOption('message', 'Hello')
    expect(canAddSelection(selection.getState())).toBe(true)
    expect(canAddSelection(start({ preselect: false }).getState())).toBe(false)
    expect(canAddSelection(start({}, aProduct({ purchaseOptions: {} })).getState())).toBe(false)
    const gone = aProduct({ stockTracking: true, stockLevel: 0 })
    expect(canAddSelection(start({}, gone).getState())).toBe(false)
  })
})

describe('toCartItemInput', () => {
  it('sends visible choices with variant and plan', () => {
    const selection = start()
    selection.setPurchaseOption('subscription')
    selection.toggleOption('wrap')
    selection.setTextOption('message', '  Hello  ')
    selection.setQuantity(2)
    expect(toCartItemInput(selection.getState())).toEqual({
      productId: 'candle',
      variantId: 'v-fig',
      variantName: 'Lavender',
      quantity: 2,
      options: [
        { id: 'scent', valueId: 'fig' },
        { id: 'size', valueId: 'small' },
        { id: 'wrap', valueId: 'value-gift-wrap' },
        { id: 'message', value: 'Hello' },
        { id: 'ribbon', valueId: 'value-lavender' },
      ],
      purchaseOption: { type: 'subscription', planId: 'p1' },
    })
  })

  it('leaves out hidden options, blank texts and the plan of a standard purchase', () => {
    const selection = start()
    selection.setTextOption('message', 'Hello')
    expect(toCartItemInput(selection.getState())).toMatchObject({
      options: [
        { id: 'scent', valueId: 'fig' },
        { id: 'size', valueId: 'small' },
      ],
      purchaseOption: { type: 'standard' },
    })
    const blank = start({}, aProduct({ options: [aTextOption({ id: 'initials' })] }))
    blank.setTextOption('initials', '   ')
    expect(toCartItemInput(blank.getState())?.options).toEqual([])
  })

  it('says true for a toggle without a value', () => {
    const selection = start({}, aProduct({ options: [aToggleOption({ id: 'tin', values: [] })] }))
    selection.toggleOption('tin')
    expect(toCartItemInput(selection.getState())?.options).toEqual([{ id: 'tin', value: 'true' }])
  })

  it('is nothing for a product that is not sold', () => {
    expect(toCartItemInput(start({}, aProduct({ purchaseOptions: {} })).getState())).toBeUndefined()
    const state = start().getState()
    expect(toCartItemInput({ ...state, purchaseOption: 'none' })).toBeUndefined()
    expect(toCartItemInput({ ...state, purchaseOption: 'subscription', planId: undefined })).toBeUndefined()
  })
})

const ids = fc.constantFrom('scent', 'size', 'wrap', 'message', 'ribbon', 'retired', 'gone', '__proto__')
const values = fc.constantFrom('fig', 'cedar', 'small', 'large', 'value-lavender', 'gone', undefined)
type Action = (selection: ProductSelection) => void
const actions: fc.Arbitrary<Action> = fc.oneof(
  fc.tuple(ids, values).map<Action>(
    ([id, value]) =>
      (selection) =>
        selection.setOptionValue(id, value),
  ),
  ids.map<Action>((id) => (selection) => selection.toggleOption(id)),
  fc.tuple(ids, fc.string()).map<Action>(
    ([id, text]) =>
      (selection) =>
        selection.setTextOption(id, text),
  ),
  fc.anything().map<Action>((quantity) => (selection) => selection.setQuantity(quantity)),
  fc.constantFrom('p1', 'p2', 'gone').map<Action>((plan) => (selection) => selection.setPlan(plan)),
  fc
    .constantFrom('standard' as const, 'subscription' as const, 'none' as const)
    .map<Action>((kind) => (selection) => selection.setPurchaseOption(kind)),
  fc.constant<Action>((selection) => selection.reset()),
  fc
    .constantFrom(candle, { ...candle, options: [scent], variants: [] }, aProduct())
    .map<Action>((product) => (selection) => selection.setProduct(product)),
)

describe('in any order of actions', () => {
  it('offers only what the product has, keeps the quantity in range and never sends a hidden option', () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 40 }), fc.boolean(), (steps, preselect) => {
        const selection = start({ preselect })
        for (const step of steps) {
          const before = selection.getState()
          step(selection)
          const state = selection.getState()
          const range = getSelectionQuantityRange(state)
          expect(state.quantity).toBeGreaterThanOrEqual(range.min)
          expect(state.quantity).toBeLessThanOrEqual(range.max)
          const isOptionChange =
            before.optionValues !== state.optionValues && before.product === state.product
          expect(isOptionChange ? state.quantity : 1).toBe(1)
          const visible = getSelectionOptions(state).map((option) => option.id)
          const input = toCartItemInput(state)
          expect(input?.options.every((option) => visible.includes(option.id))).toBe(true)
          expect(input?.purchaseOption.type).toBe(state.purchaseOption)
          expect(visible).not.toContain('retired')
          expect(getSelectionPrice(state, PENCE).price).toBeGreaterThanOrEqual(0)
        }
        selection.reset()
        expect(selection.getState()).toEqual(getInitialSelection(selection.getState().product, { preselect }))
      }),
    )
  })
})
