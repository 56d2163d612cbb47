import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FACT_ATTRIBUTES } from './product-facts.ts'
import { getRefillFacts, getRefillOffer, getRefillSavings, type RefillFacts } from './refill.ts'
import { anAttribute, aPlan, aProduct, aProductPreview } from './testing.ts'

const attribute = (fact: keyof typeof FACT_ATTRIBUTES, ...values: readonly string[]) =>
  anAttribute({ id: FACT_ATTRIBUTES[fact], values })
const GBP = { currency: 'GBP' } as const

describe('getRefillFacts', () => {
  it('reads what a piece replaces, and the price of a new container in this currency', () => {
    const attributes = [
      attribute('refillContainers', '6'),
      attribute('lastsDays', '60'),
      attribute('refillContainerPrice', '15.00 GBP', '19.00 USD'),
    ]
    const facts = { containers: 6, containersLater: 6, yearly: 36 }
    expect(getRefillFacts({ attributes, ...GBP })).toEqual({ ...facts, containerPrice: 15 })
    expect(getRefillFacts({ attributes, currency: 'EUR' })).toEqual({ ...facts, containerPrice: undefined })
  })

  it('of a plan that brings the container first', () => {
    const attributes = [attribute('refillContainersLater', '1')]
    expect(getRefillFacts({ attributes, ...GBP })).toMatchObject({ containers: 0, containersLater: 1 })
  })

  it.each([[[]], [['0']], [['some']], [['-2']]])('none for %j', (values) => {
    const attributes = [attribute('refillContainers', ...values)]
    expect(getRefillFacts({ attributes, ...GBP })).toBeUndefined()
  })
})

describe('getRefillOffer', () => {
  const attributes = [attribute('refillContainers', '2')]
  const byPlan = { subscription: { plans: [aPlan()] } }
  const pouch = aProductPreview({ id: 'pouch', attributes, purchaseOptions: byPlan })
  const bottle = aProduct({
    tags: ['refillable'],
    upSells: [aProductPreview({ purchaseOptions: byPlan }), pouch],
  })

  it('is the first up-sell that replaces containers and is sold by a plan', () => {
    expect(getRefillOffer(bottle)?.id).toBe('pouch')
  })

  it.each([
    ['a product that is not filled again', { tags: [] }],
    ['a refill', { attributes }],
    ['a refill without a plan', { upSells: [aProductPreview({ attributes })] }],
    ['nothing to offer', { upSells: [] }],
  ])('none for %s', (_name, other) => {
    expect(getRefillOffer({ ...bottle, ...other })).toBeUndefined()
  })
})

describe('getRefillSavings', () => {
  const tablets: RefillFacts = { containers: 6, containersLater: 6, containerPrice: 3, yearly: 36 }
  const bottle: RefillFacts = { containers: 0, containersLater: 1, containerPrice: 12, yearly: 12 }
  it.each([
    ['one box', tablets, { quantity: 1, paid: 8.5 }, { containers: 6, money: 9.5 }],
    ['two boxes', tablets, { quantity: 2, paid: 17 }, { containers: 12, money: 19 }],
    ['more boxes than a year takes', tablets, { quantity: 9, paid: 76.5 }, { containers: 36, money: 31.5 }],
    ['a box every day', tablets, { quantity: 1, deliveries: 365, paid: 8 }, { containers: 36 }],
    [
      'unknown how long it lasts',
      { ...tablets, yearly: undefined },
      { quantity: 1, deliveries: 4 },
      undefined,
    ],
    ['a bottle bought one time', bottle, { quantity: 1, paid: 12 }, undefined],
    [
      'a bottle, then 11 refills',
      bottle,
      { quantity: 1, deliveries: 12, paid: 10.8 },
      { containers: 11, money: 13.2 },
    ],
    ['no price of a delivery', bottle, { quantity: 1, deliveries: 12 }, { containers: 11 }],
    ['nothing saved', { ...tablets, containerPrice: 1 }, { quantity: 1, paid: 8.5 }, { containers: 6 }],
    [
      'no price of a container',
      { ...tablets, containerPrice: undefined },
      { quantity: 1, paid: 8.5 },
      { containers: 6 },
    ],
  ])('%s', (_name, facts, question, savings) => {
    expect(getRefillSavings(facts, question)).toEqual(savings)
  })

  it('spares what is bought up to what is used in a year, and money only below the price of new ones', () => {
    const count = fc.integer({ min: 0, max: 20 })
    const amount = fc.integer({ min: 0, max: 10_000 }).map((pence) => pence / 100)
    const facts = fc.record({
      containers: count,
      containersLater: count,
      containerPrice: amount,
      yearly: count,
    })
    fc.assert(
      fc.property(facts, amount, fc.integer({ min: 1, max: 99 }), (known, paid, quantity) => {
        const savings = getRefillSavings(known, { quantity, deliveries: 3, paid })
        const { containers: spared = 0, money = 0 } = savings ?? {}
        expect(spared).toBe(Math.min(known.yearly, quantity * (known.containers + 2 * known.containersLater)))
        expect(money).toBeLessThanOrEqual(known.containerPrice * spared + 0.005)
      }),
    )
  })
})
