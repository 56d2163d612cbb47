import { describe, scentNames } from '../attributes.ts'
import { longText, scents, select, shortText, toggle, value } from '../choices.ts'
import { giftDetails } from '../details/gifts.ts'
import { toProduct } from '../product.ts'
import type { ProductFacts } from '../product-facts.ts'
import { same, text } from '../text.ts'
import { giftWords } from '../words/gifts.ts'

function sell(slug: keyof typeof giftWords, facts: ProductFacts) {
  return toProduct({ slug, words: giftWords[slug], details: giftDetails[slug], facts })
}

const message = text('Message')

export const giftProducts = [
  sell('soy-candle', {
    sku: 'SOR-3001',
    price: 1800,
    usd: 2300,
    categories: ['gifts'],
    popularity: 960,
    created: '2024-10-14',
    attributes: describe({
      material: ['soyWax', 'ceramic'],
      scent: ['fig', 'cedar', 'vanilla'],
      madeIn: 'england',
    }),
    choices: [
      scents(
        value('fig', scentNames.fig, { color: '#7F8B6A' }),
        value('cedar', scentNames.cedar, { color: '#A87C5A' }),
        value('vanilla', scentNames.vanilla, { color: '#EBDCB9' }),
      ),
      toggle('gift-wrap', text('Gift wrap'), { price: 300 }),
      longText('message', message, {
        required: true,
        under: { choice: 'gift-wrap', values: ['on'] },
        inputHint: text('We write it by hand on the card'),
      }),
    ],
    upSells: ['reed-diffuser', 'lavender-bath-salts'],
  }),
  sell('reed-diffuser', {
    sku: 'SOR-3002',
    price: 2100,
    was: 2800,
    categories: ['gifts', 'well-loved'],
    popularity: 970,
    created: '2024-10-14',
    attributes: describe({ material: ['glass', 'beech'], scent: ['figCedar'], madeIn: 'england' }),
    upSells: ['soy-candle', 'bath-ritual-gift-set'],
  }),
  sell('linen-tea-towels', {
    sku: 'SOR-3003',
    price: 1700,
    usd: 2200,
    categories: ['gifts'],
    popularity: 810,
    created: '2024-11-11',
    attributes: describe({ material: ['linen'], madeIn: 'lithuania' }),
    choices: [
      shortText('initials', text('Initials'), {
        inputHint: text('Up to 3 letters'),
      }),
    ],
    upSells: ['kitchen-starter-gift-set', 'swedish-dishcloth'],
  }),
  sell('bath-ritual-gift-set', {
    sku: 'SOR-3004',
    price: 3400,
    usd: 4350,
    categories: ['gifts', 'gifts-sets'],
    popularity: 855,
    created: '2024-11-18',
    attributes: describe({
      material: ['plantOils', 'cotton', 'konjac', 'aluminium'],
      scent: ['oatHoney', 'lavender', 'oatCalendula'],
      madeIn: 'england',
    }),
    choices: [
      select('ribbon', text('Ribbon'), {
        values: [
          value('sage', text('Sage'), { color: '#A9B79A' }),
          value('clay', text('Clay'), { color: '#B9765C' }),
        ],
      }),
      select('card', text('Card'), {
        values: [
          value('birthday', text('Birthday')),
          value('thank-you', text('Thank you')),
          value('blank', text('Blank')),
        ],
      }),
      longText('message', message),
    ],
    upSells: ['soy-candle', 'gift-card'],
    crossSells: [{ slug: 'soy-candle', percent: 10 }],
  }),
  sell('kitchen-starter-gift-set', {
    sku: 'SOR-3005',
    price: 2900,
    categories: ['gifts', 'gifts-sets'],
    popularity: 825,
    created: '2024-11-18',
    attributes: describe({
      material: ['plantOils', 'cellulose', 'coconut', 'cotton'],
      madeIn: 'england',
    }),
    upSells: ['linen-tea-towels', 'glass-storage-jar'],
    crossSells: [{ slug: 'linen-tea-towels', amount: 200 }],
  }),
  sell('gift-card', {
    sku: 'SOR-3006',
    price: 1000,
    categories: ['gifts', 'gifts-sets'],
    popularity: 770,
    created: '2024-02-05',
    attributes: describe({ material: ['digital'], madeIn: 'england' }),
    type: 'giftcard',
    delivery: 'giftcard',
    pricedByVariant: true,
    choices: [
      select('amount', text('Amount'), {
        variant: true,
        values: [
          value('10', same('£10'), { price: 1000 }),
          value('25', same('£25'), { price: 2500 }),
          value('50', same('£50'), { price: 5000 }),
          value('100', same('£100'), { price: 10000 }),
        ],
      }),
      shortText('recipient', text('Recipient'), {
        required: true,
        inputHint: text('Who is it for?'),
      }),
      longText('message', message),
    ],
    upSells: ['bath-ritual-gift-set', 'kitchen-starter-gift-set'],
  }),
]
