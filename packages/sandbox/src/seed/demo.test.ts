import { describe, expect, it } from 'vitest'
import type { ProductDocument } from '../catalogue/documents.ts'
import { seed } from './demo.ts'

/** The catalogue as agreed: slug, price in pence, categories. */
const agreed: readonly (readonly [slug: string, price: number, categories: readonly string[]])[] = [
  ['oat-honey-soap-bar', 650, ['bath-body']],
  ['lavender-bath-salts', 1400, ['bath-body', 'refills']],
  ['solid-shampoo-bar', 950, ['bath-body']],
  ['bamboo-toothbrush', 400, ['bath-body']],
  ['organic-cotton-washcloth', 700, ['bath-body']],
  ['sisal-body-brush', 1600, ['bath-body']],
  ['sisal-soap-pouch', 500, ['bath-body']],
  ['konjac-sponge', 550, ['bath-body']],
  ['hand-cream-tin', 800, ['bath-body']],
  ['body-oil', 2200, ['bath-body']],
  ['deodorant-balm', 900, ['bath-body']],
  ['safety-razor', 2400, ['bath-body']],
  ['reusable-cotton-rounds', 1100, ['bath-body']],
  ['refillable-hand-wash', 1200, ['household']],
  ['hand-wash-refill', 900, ['household', 'refills']],
  ['dish-soap', 950, ['household']],
  ['dish-soap-refill', 800, ['household', 'refills']],
  ['dish-soap-block', 1000, ['household']],
  ['laundry-sheets', 1300, ['household']],
  ['cleaning-tablets', 850, ['household', 'refills']],
  ['all-purpose-spray', 1500, ['household']],
  ['coconut-scrub-brush', 550, ['household']],
  ['swedish-dishcloth', 900, ['household']],
  ['beeswax-wraps', 1250, ['household']],
  ['bamboo-toilet-rolls', 2600, ['household']],
  ['wool-dryer-balls', 1450, ['household']],
  ['glass-storage-jar', 1050, ['household']],
  ['soy-candle', 1800, ['gifts']],
  ['reed-diffuser', 2100, ['gifts']],
  ['linen-tea-towels', 1700, ['gifts']],
  ['bath-ritual-gift-set', 3400, ['gifts', 'gifts-sets']],
  ['kitchen-starter-gift-set', 2900, ['gifts', 'gifts-sets']],
  ['gift-card', 1000, ['gifts', 'gifts-sets']],
  ['refill-club-membership', 3000, ['household']],
]

function find(slug: string): ProductDocument {
  const product = seed.products.find((candidate) => candidate.slug === slug)
  if (product === undefined) throw new Error(`No product ${slug}`)
  return product
}

/** Names, kinds and prices of a product's options. */
const getOptions = (slug: string) =>
  find(slug).options.map((option) => ({
    name: option.name.en,
    inputType: option.inputType ?? 'select',
    values: option.values.map((value) => [value.name.en, value.price ?? 0]),
  }))

const getPlans = (slug: string) =>
  find(slug).purchaseOptions.subscription?.plans.map(({ name, price }) => [name.en, price])

describe('the catalogue', () => {
  it('has the agreed products and no others', () => {
    expect(seed.products.map(({ slug }) => slug).toSorted()).toEqual(agreed.map(([slug]) => slug).toSorted())
  })

  it('shows three highlights and three details for each product', () => {
    for (const [slug] of agreed) {
      const { productHighlights, expandableDetails } = find(slug).content
      expect([slug, productHighlights.length, expandableDetails.length]).toEqual([slug, 3, 3])
    }
  })

  it('puts bestsellers first', () => {
    const slugs = seed.products.map(({ slug }) => slug)
    expect(slugs.slice(0, 4)).toEqual([
      'refillable-hand-wash',
      'oat-honey-soap-bar',
      'organic-cotton-washcloth',
      'reed-diffuser',
    ])
  })

  it('prices half the products in dollars', () => {
    const priced = seed.products.filter(({ currencyPrices }) => currencyPrices?.USD !== undefined)
    expect(priced).toHaveLength(Math.round(seed.products.length / 2))
  })

  it('gives every SKU to one product or variant', () => {
    const skus = seed.products.flatMap(({ sku, variants }) => [
      sku,
      ...variants.map((variant) => variant.sku),
    ])
    expect(new Set(skus).size).toBe(skus.length)
  })

  it('gives every product the five attributes', () => {
    const chosen = seed.attributes.filter(({ values }) => values.length > 0)
    const ids = chosen.map(({ id }) => id)
    expect(ids).toEqual(['material', 'scent', 'skin_type', 'plastic_free', 'made_in'])
    expect(chosen.filter(({ filterable }) => !filterable).map(({ id }) => id)).toEqual(['made_in'])
    expect(chosen.filter(({ visible }) => !visible)).toHaveLength(1)
    for (const { attributes } of seed.products)
      expect(Object.keys(attributes)).toEqual(expect.arrayContaining(ids))
  })

  it('keeps texts about a product out of filters and search', () => {
    const texts = seed.attributes.filter(({ values }) => values.length === 0)
    expect(texts.length).toBeGreaterThan(0)
    expect(
      texts.filter(({ filterable, visible, searchable }) => filterable || visible || searchable),
    ).toEqual([])
  })
})

describe('variants and options', () => {
  it('tracks the soap’s stock by scent', () => {
    const { variants, stockTracking, stockPurchasable, content } = find('oat-honey-soap-bar')
    expect(variants.map(({ name, stockLevel }) => [name.en, stockLevel])).toEqual([
      ['Oat & Honey', 24],
      ['Lavender', 3],
      ['Charcoal', 0],
    ])
    expect([stockTracking, stockPurchasable, content.lowStockIndicator]).toEqual([true, false, 5])
  })

  it.each([
    ['oat-honey-soap-bar', 3],
    ['solid-shampoo-bar', 2],
    ['bamboo-toothbrush', 6],
    ['organic-cotton-washcloth', 2],
    ['refillable-hand-wash', 2],
    ['hand-wash-refill', 2],
    ['soy-candle', 3],
    ['gift-card', 4],
  ])('sells %s in %i variants', (slug, count) => {
    expect(find(slug).variants).toHaveLength(count)
  })

  it('shows every variant that has a picture of its own in the gallery', () => {
    for (const { images, variants } of seed.products) {
      const gallery = images.map(({ id }) => id)
      for (const variant of variants) {
        expect(variant.images.every(({ id }) => gallery.includes(id))).toBe(true)
      }
    }
    expect(find('soy-candle').variants.map(({ images }) => images[0]?.file)).toEqual([
      'soy-candle-1.webp',
      'soy-candle--cedar.webp',
      'soy-candle--vanilla.webp',
    ])
  })

  it('prices gift cards by amount', () => {
    expect(find('gift-card').variants.map(({ price }) => price)).toEqual([1000, 2500, 5000, 10000])
    expect([find('gift-card').type, find('gift-card').stockTracking]).toEqual(['giftcard', false])
  })

  it('adds what an option costs', () => {
    expect(getOptions('lavender-bath-salts')).toEqual([
      {
        name: 'Size',
        inputType: 'select',
        values: [
          ['450 g jar', 0],
          ['1 kg refill', 900],
        ],
      },
    ])
    expect(getOptions('safety-razor')).toEqual([
      { name: 'Add blades', inputType: 'toggle', values: [['Add blades', 400]] },
      {
        name: 'Blades',
        inputType: 'select',
        values: [
          ['5 blades', 0],
          ['10 blades', 300],
        ],
      },
    ])
    expect(getOptions('glass-storage-jar').map(({ values }) => values.map(([, price]) => price))).toEqual([
      [0, 250, 500],
      [0, 0],
      [0, 0],
    ])
    expect(getOptions('solid-shampoo-bar')[1]).toEqual({
      name: 'Travel tin',
      inputType: 'toggle',
      values: [['Travel tin', 200]],
    })
  })

  it('asks for a gift message only with gift wrap', () => {
    const [, wrap, message] = find('soy-candle').options
    expect([message?.parentId, message?.required, wrap?.values[0]?.price]).toEqual([wrap?.id, true, 300])
  })

  it('asks for a name on the tin two levels below the option for the pattern', () => {
    const [pattern, set, name] = find('beeswax-wraps').options
    expect([set?.parentId, name?.parentId]).toEqual([pattern?.id, set?.id])
    expect(set?.parentValueIds).toEqual([pattern?.values[1]?.id])
    expect(name?.parentValueIds).toEqual(set?.values.map(({ id }) => id))
  })

  it('has one option that never shows', () => {
    expect(find('coconut-scrub-brush').options.map(({ active }) => active)).toEqual([false])
  })
})

describe('how products are sold', () => {
  it.each([
    [
      'oat-honey-soap-bar',
      true,
      [
        ['Every 2 months', 585],
        ['Every month', 585],
        ['Every 3 months', 585],
      ],
    ],
    ['solid-shampoo-bar', true, [['Every month', 855]]],
    ['deodorant-balm', true, [['Every 2 months', 810]]],
    ['refillable-hand-wash', true, undefined],
    [
      'hand-wash-refill',
      true,
      [
        ['Every 2 months', 810],
        ['Every 3 months', 855],
        ['Every month, billed every 3 months', 2430],
      ],
    ],
    [
      'dish-soap-refill',
      true,
      [
        ['Every 2 months', 720],
        ['Every 3 months', 760],
      ],
    ],
    ['dish-soap', true, undefined],
    [
      'laundry-sheets',
      false,
      [
        ['Every 2 months', 1235],
        ['Every month', 1170],
      ],
    ],
    [
      'cleaning-tablets',
      true,
      [
        ['Every 2 months', 790],
        ['Every month', 765],
        ['Every 3 months', 805],
      ],
    ],
    ['bamboo-toilet-rolls', true, [['Every 2 months', 2340]]],
    ['refill-club-membership', false, [['Every year', 3000]]],
    ['reusable-cotton-rounds', false, undefined],
  ])('sells %s as one-time purchase: %s, by plan: %j', (slug, once, plans) => {
    expect(find(slug).purchaseOptions.standard).toBe(once)
    expect(getPlans(slug)).toEqual(plans)
  })

  it('ships the refill of the hand wash monthly, twelve times, and bills by the quarter', () => {
    const plan = find('hand-wash-refill').purchaseOptions.subscription?.plans[2]
    expect(plan?.billingSchedule).toEqual({ interval: 'monthly', intervalCount: 3 })
    expect(plan?.orderSchedule).toEqual({ interval: 'monthly', intervalCount: 1, limit: 12 })
  })

  it.each([
    ['solid-shampoo-bar', 14],
    ['refill-club-membership', 30],
  ])('has a trial of %s for %i days', (slug, days) => {
    expect(find(slug).purchaseOptions.subscription?.plans[0]?.billingSchedule.trialDays).toBe(days)
  })

  it('has discounts by quantity and for members', () => {
    expect(find('bamboo-toothbrush').prices).toEqual([
      { price: 360, quantityMin: 3, quantityMax: 5 },
      { price: 320, quantityMin: 6 },
    ])
    expect(find('swedish-dishcloth').prices).toEqual([{ discountPercent: 10, quantityMin: 2 }])
    expect(find('hand-cream-tin').prices).toEqual([{ price: 720, accountGroup: 'members' }])
    for (const slug of ['hand-wash-refill', 'dish-soap-refill'])
      expect(find(slug).prices).toEqual([{ discountPercent: 10, accountGroup: 'members' }])
  })

  it('has two sales', () => {
    const sales = seed.products
      .filter(({ sale }) => sale)
      .map(({ slug, price, origPrice }) => [slug, price, origPrice])
    expect(new Set(sales)).toEqual(
      new Set([
        ['lavender-bath-salts', 1400, 1600],
        ['reed-diffuser', 2100, 2800],
      ]),
    )
  })

  it('has suggestions with a discount', () => {
    expect(find('cleaning-tablets').crossSells).toMatchObject([
      { slug: 'refillable-hand-wash', discountType: 'amount', discountAmount: 200 },
    ])
    expect(find('all-purpose-spray').crossSells).toMatchObject([
      { slug: 'cleaning-tablets', discountType: 'percent', discountPercent: 20 },
    ])
    expect(find('refillable-hand-wash').upSellSlugs[0]).toBe('hand-wash-refill')
    expect(find('dish-soap').upSellSlugs[0]).toBe('dish-soap-refill')
    expect(find('all-purpose-spray').upSellSlugs).toEqual(['cleaning-tablets', 'swedish-dishcloth'])
  })

  it.each([
    ['sisal-body-brush', true, false, 12],
    ['konjac-sponge', true, true, 0],
    ['deodorant-balm', true, false, 2],
    ['beeswax-wraps', true, false, 8],
    ['wool-dryer-balls', true, false, 0],
    ['glass-storage-jar', false, false, undefined],
  ])('stocks %s: tracked %s, beyond stock %s, level %s', (slug, tracked, purchasable, level) => {
    const { stockTracking, stockPurchasable, stockLevel } = find(slug)
    expect([stockTracking, stockPurchasable, stockLevel]).toEqual([tracked, purchasable, level])
  })

  it('stocks 40 shampoo bars', () => {
    const levels = find('solid-shampoo-bar').variants.map(({ stockLevel }) => stockLevel ?? 0)
    expect(levels.reduce((sum, level) => sum + level, 0)).toBe(40)
  })

  it('has the merchant’s settings of product pages', () => {
    expect(find('deodorant-balm').content.lowStockIndicator).toBe(3)
    expect(find('beeswax-wraps').content.showStockLevels).toBe(false)
    expect(find('coconut-scrub-brush').content.enableProductCounter).toBe(false)
    expect(find('swedish-dishcloth').content.layoutOptions).toBe('left_aligned')
    expect(find('swedish-dishcloth').content.calloutTitle?.en).toBeTruthy()
    expect(find('refill-club-membership').tags).toEqual(['membership'])
  })
})

describe('the store', () => {
  it('has prices in pounds, fixed prices in dollars, and shows euros', () => {
    const { currency, currencies } = seed.settings.store
    expect(currency).toBe('GBP')
    expect(currencies.map(({ code, rate, priced, type }) => [code, rate, priced, type])).toEqual([
      ['GBP', 1, true, 'base'],
      ['EUR', 1.17, false, 'display'],
      ['USD', 1.28, true, 'priced'],
    ])
  })

  it('has the number of products in a row as a text in one category', () => {
    const contents = seed.categories.flatMap(({ content }) => content ?? [])
    expect(
      contents.map(({ productsPerRow }) => typeof productsPerRow).filter((type) => type === 'string'),
    ).toHaveLength(1)
  })

  it('has a coupon and a gift card', () => {
    expect(seed.coupons.map(({ code, discountPercent }) => [code, discountPercent])).toEqual([
      ['WELCOME10', 10],
    ])
    expect(seed.giftcards).toEqual([{ code: 'SORREL-GIFT-25', amount: 2500 }])
  })
})
