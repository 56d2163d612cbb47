import { describe, scentNames } from '../attributes.ts'
import { scents, select, toggle, value } from '../choices.ts'
import { bathBodyDetails } from '../details/bath-body.ts'
import { everyThreeMonths, everyTwoMonths, monthly } from '../plans.ts'
import { toProduct } from '../product.ts'
import type { ProductFacts } from '../product-facts.ts'
import { text } from '../text.ts'
import { bathBodyWords } from '../words/bath-body.ts'

function sell(slug: keyof typeof bathBodyWords, facts: ProductFacts) {
  return toProduct({ slug, words: bathBodyWords[slug], details: bathBodyDetails[slug], facts })
}

export const bathBodyProducts = [
  sell('oat-honey-soap-bar', {
    sku: 'SOR-1001',
    price: 650,
    usd: 850,
    categories: ['bath-body', 'well-loved'],
    popularity: 990,
    created: '2024-02-05',
    attributes: describe({
      material: ['plantOils', 'paper'],
      scent: ['oatHoney', 'lavender', 'charcoal'],
      skin: ['dry', 'sensitive'],
      madeIn: 'england',
    }),
    choices: [
      scents(
        value('oat-honey', scentNames.oatHoney, { stock: 24, color: '#E9DCC1' }),
        value('lavender', scentNames.lavender, { stock: 3, color: '#C9BBD8' }),
        value('charcoal', scentNames.charcoal, { stock: 0, color: '#3B3D3F' }),
      ),
    ],
    plans: [monthly(585), everyTwoMonths(585), everyThreeMonths(585)],
    stock: {},
    upSells: ['organic-cotton-washcloth', 'sisal-body-brush', 'soy-candle', 'safety-razor'],
    crossSells: [{ slug: 'sisal-soap-pouch', percent: 15 }],
    content: { lowStockIndicator: 5 },
  }),
  sell('lavender-bath-salts', {
    sku: 'SOR-1002',
    price: 1400,
    was: 1600,
    categories: ['bath-body'],
    popularity: 900,
    created: '2024-03-11',
    attributes: describe({
      material: ['soda', 'glass', 'cork'],
      scent: ['lavender'],
      skin: ['all', 'dry'],
      madeIn: 'england',
    }),
    choices: [
      {
        key: 'size',
        name: text('Size'),
        required: true,
        values: [value('jar', text('450 g jar')), value('refill', text('1 kg refill'), { price: 900 })],
      },
    ],
    upSells: ['organic-cotton-washcloth', 'soy-candle', 'body-oil'],
    crossSells: [{ slug: 'soy-candle', percent: 10 }],
  }),
  sell('solid-shampoo-bar', {
    sku: 'SOR-1003',
    price: 950,
    usd: 1200,
    categories: ['bath-body'],
    popularity: 930,
    created: '2024-04-08',
    attributes: describe({
      material: ['plantOils', 'aluminium'],
      scent: ['rosemary', 'citrus'],
      skin: ['all'],
      madeIn: 'wales',
    }),
    choices: [
      scents(
        value('rosemary', scentNames.rosemary, { stock: 24, color: '#B9C7A7' }),
        value('citrus', scentNames.citrus, { stock: 16, color: '#F0C08C' }),
      ),
      toggle('tin', text('Travel tin'), {
        price: 200,
        required: true,
        description: text('An aluminium tin that keeps the bar dry in a bag.'),
      }),
    ],
    plans: [monthly(855, { trialDays: 14 })],
    stock: {},
    upSells: ['sisal-soap-pouch', 'oat-honey-soap-bar', 'bamboo-toothbrush'],
  }),
  sell('bamboo-toothbrush', {
    sku: 'SOR-1004',
    price: 400,
    categories: ['bath-body'],
    popularity: 920,
    created: '2024-02-19',
    attributes: describe({ material: ['bamboo'], plasticFree: false, madeIn: 'denmark' }),
    choices: [
      select('bristle', text('Bristle'), {
        variant: true,
        values: [value('soft', text('Soft')), value('medium', text('Medium'))],
      }),
      select('colour', text('Colour'), {
        variant: true,
        values: [
          value('sand', text('Sand'), { color: '#DCCBA9' }),
          value('sage', text('Sage'), { color: '#A9B79A' }),
          value('clay', text('Clay'), { color: '#B9765C' }),
        ],
      }),
    ],
    prices: [
      { price: 360, quantityMin: 3, quantityMax: 5 },
      { price: 320, quantityMin: 6 },
    ],
    upSells: ['solid-shampoo-bar', 'reusable-cotton-rounds'],
  }),
  sell('organic-cotton-washcloth', {
    sku: 'SOR-1005',
    price: 700,
    usd: 900,
    categories: ['bath-body', 'well-loved'],
    popularity: 980,
    created: '2024-02-05',
    attributes: describe({ material: ['cotton'], skin: ['all', 'sensitive'], madeIn: 'portugal' }),
    choices: [
      select('colour', text('Colour'), {
        variant: true,
        values: [
          value('oat', text('Oat'), { color: '#E4D8C3' }),
          value('sage', text('Sage'), { color: '#A9B79A' }),
        ],
      }),
    ],
    upSells: ['oat-honey-soap-bar', 'konjac-sponge', 'body-oil'],
  }),
  sell('sisal-body-brush', {
    sku: 'SOR-1006',
    price: 1600,
    usd: 2050,
    categories: ['bath-body'],
    popularity: 890,
    created: '2024-05-06',
    attributes: describe({ material: ['beech', 'sisal'], skin: ['dry', 'oily'], madeIn: 'sweden' }),
    stock: { level: 12 },
    upSells: ['body-oil', 'organic-cotton-washcloth'],
  }),
  sell('sisal-soap-pouch', {
    sku: 'SOR-1007',
    price: 500,
    categories: ['bath-body'],
    popularity: 880,
    created: '2024-05-06',
    attributes: describe({ material: ['sisal'], madeIn: 'portugal' }),
    upSells: ['oat-honey-soap-bar', 'solid-shampoo-bar'],
  }),
  sell('konjac-sponge', {
    sku: 'SOR-1008',
    price: 550,
    categories: ['bath-body'],
    popularity: 790,
    created: '2024-06-10',
    attributes: describe({ material: ['konjac'], skin: ['sensitive', 'oily'], madeIn: 'england' }),
    stock: { level: 0, purchasable: true },
    upSells: ['reusable-cotton-rounds', 'body-oil'],
  }),
  sell('hand-cream-tin', {
    sku: 'SOR-1009',
    price: 800,
    categories: ['bath-body'],
    popularity: 870,
    created: '2024-09-02',
    attributes: describe({
      material: ['plantOils', 'aluminium'],
      scent: ['oatCalendula'],
      skin: ['dry', 'sensitive'],
      madeIn: 'wales',
    }),
    prices: [{ price: 720, accountGroup: 'members' }],
    upSells: ['refillable-hand-wash', 'oat-honey-soap-bar'],
  }),
  sell('body-oil', {
    sku: 'SOR-1010',
    price: 2200,
    usd: 2800,
    categories: ['bath-body'],
    popularity: 840,
    created: '2024-10-07',
    attributes: describe({
      material: ['plantOils', 'glass'],
      scent: ['rosehipChamomile'],
      skin: ['dry'],
      plasticFree: false,
      madeIn: 'england',
    }),
    upSells: ['sisal-body-brush', 'lavender-bath-salts'],
  }),
  sell('deodorant-balm', {
    sku: 'SOR-1011',
    price: 900,
    usd: 1150,
    categories: ['bath-body'],
    popularity: 860,
    created: '2024-11-04',
    attributes: describe({
      material: ['plantOils', 'ceramic', 'bamboo'],
      scent: ['bergamotSage', 'cedar', 'unscented'],
      skin: ['all', 'sensitive'],
      madeIn: 'england',
    }),
    choices: [
      select('scent', text('Scent'), {
        attributeId: 'scent',
        values: [
          value('bergamot-sage', scentNames.bergamotSage),
          value('cedar', scentNames.cedar),
          value('unscented', scentNames.unscented),
        ],
      }),
    ],
    plans: [everyTwoMonths(810)],
    stock: { level: 2 },
    upSells: ['oat-honey-soap-bar', 'safety-razor'],
    content: { lowStockIndicator: 3 },
  }),
  sell('safety-razor', {
    sku: 'SOR-1012',
    price: 2400,
    categories: ['bath-body'],
    popularity: 830,
    created: '2025-01-13',
    attributes: describe({ material: ['steel'], madeIn: 'england' }),
    choices: [
      toggle('add-blades', text('Add blades'), { price: 400 }),
      select('blades', text('Blades'), {
        under: { choice: 'add-blades', values: ['on'] },
        values: [value('five', text('5 blades')), value('ten', text('10 blades'), { price: 300 })],
      }),
    ],
    upSells: ['oat-honey-soap-bar', 'organic-cotton-washcloth'],
  }),
  sell('reusable-cotton-rounds', {
    sku: 'SOR-1013',
    price: 1100,
    usd: 1400,
    categories: ['bath-body'],
    popularity: 700,
    created: '2025-02-10',
    attributes: describe({ material: ['cotton'], skin: ['all', 'sensitive'], madeIn: 'portugal' }),
    standard: false,
    upSells: ['konjac-sponge', 'organic-cotton-washcloth'],
  }),
]
