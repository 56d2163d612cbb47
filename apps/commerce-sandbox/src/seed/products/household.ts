import { describe, scentNames } from '../attributes.ts'
import { scents, select, shortText, value } from '../choices.ts'
import { householdDetails } from '../details/household.ts'
import {
  daily,
  everyThreeMonths,
  everyTwoMonths,
  monthly,
  monthlyBilledQuarterly,
  weekly,
  yearly,
} from '../plans.ts'
import { toProduct } from '../product.ts'
import type { ProductFacts } from '../product-facts.ts'
import { paragraph, text } from '../text.ts'
import { householdWords } from '../words/household.ts'

function sell(slug: keyof typeof householdWords, facts: ProductFacts) {
  return toProduct({ slug, words: householdWords[slug], details: householdDetails[slug], facts })
}

export const householdProducts = [
  sell('refillable-hand-wash', {
    sku: 'SOR-2001',
    price: 1200,
    usd: 1550,
    categories: ['household', 'well-loved'],
    tags: ['refillable'],
    popularity: 1000,
    created: '2024-02-05',
    attributes: describe({
      material: ['glass', 'plantOils'],
      scent: ['eucalyptusMint', 'grapefruitBergamot'],
      skin: ['all', 'sensitive'],
      plasticFree: false,
      madeIn: 'england',
    }),
    choices: [
      scents(
        value('eucalyptus', scentNames.eucalyptusMint, { color: '#8FA58B' }),
        value('grapefruit', scentNames.grapefruitBergamot, { color: '#E8A598' }),
      ),
    ],
    plans: [monthlyBilledQuarterly(1080), everyThreeMonths(1140)],
    upSells: ['cleaning-tablets', 'hand-cream-tin', 'refill-club-membership'],
    crossSells: [{ slug: 'hand-cream-tin', percent: 10 }],
  }),
  sell('dish-soap-block', {
    sku: 'SOR-2002',
    price: 1000,
    categories: ['household'],
    popularity: 910,
    created: '2024-02-26',
    attributes: describe({ material: ['plantOils', 'paper'], madeIn: 'england' }),
    upSells: ['coconut-scrub-brush', 'swedish-dishcloth'],
  }),
  sell('laundry-sheets', {
    sku: 'SOR-2003',
    price: 1300,
    categories: ['household'],
    popularity: 850,
    created: '2024-03-25',
    attributes: describe({ material: ['cellulose', 'paper'], skin: ['sensitive'], madeIn: 'england' }),
    standard: false,
    plans: [monthly(1170), everyTwoMonths(1235)],
    upSells: ['wool-dryer-balls', 'bamboo-toilet-rolls'],
  }),
  sell('cleaning-tablets', {
    sku: 'SOR-2004',
    price: 850,
    usd: 1100,
    categories: ['household'],
    tags: ['refillable'],
    popularity: 940,
    created: '2024-03-04',
    attributes: describe({ material: ['soda', 'paper'], scent: ['lemonThyme'], madeIn: 'england' }),
    plans: [daily(800), weekly(810), monthly(765, { limit: 12 }), yearly(720)],
    upSells: ['all-purpose-spray', 'swedish-dishcloth'],
    crossSells: [{ slug: 'refillable-hand-wash', amount: 200 }],
  }),
  sell('all-purpose-spray', {
    sku: 'SOR-2005',
    price: 1500,
    usd: 1900,
    categories: ['household'],
    tags: ['refillable'],
    popularity: 950,
    created: '2024-03-04',
    attributes: describe({
      material: ['glass', 'soda'],
      scent: ['lemonThyme'],
      plasticFree: false,
      madeIn: 'england',
    }),
    upSells: ['cleaning-tablets', 'swedish-dishcloth'],
    crossSells: [{ slug: 'cleaning-tablets', percent: 20 }],
  }),
  sell('coconut-scrub-brush', {
    sku: 'SOR-2006',
    price: 550,
    categories: ['household'],
    popularity: 820,
    created: '2024-04-22',
    attributes: describe({ material: ['coconut', 'beech'], madeIn: 'sriLanka' }),
    choices: [
      select('handle', text('Handle'), {
        active: false,
        required: false,
        values: [value('short', text('Short')), value('long', text('Long'), { price: 300 })],
      }),
    ],
    upSells: ['dish-soap-block', 'swedish-dishcloth'],
    content: { enableProductCounter: false },
  }),
  sell('swedish-dishcloth', {
    sku: 'SOR-2007',
    price: 900,
    usd: 1150,
    categories: ['household'],
    popularity: 865,
    created: '2024-04-22',
    attributes: describe({ material: ['cellulose', 'cotton'], madeIn: 'sweden' }),
    prices: [{ discountPercent: 10, quantityMin: 2 }],
    upSells: ['dish-soap-block', 'all-purpose-spray'],
    content: {
      layoutOptions: 'left_aligned',
      calloutTitle: text('Two sets, 10 % less'),
      calloutDescription: paragraph(
        'One cloth does the work of seventeen kitchen rolls. Take two sets or more and the price drops by itself.',
      ),
    },
  }),
  sell('beeswax-wraps', {
    sku: 'SOR-2008',
    price: 1250,
    categories: ['household'],
    popularity: 800,
    created: '2024-06-03',
    attributes: describe({ material: ['cotton', 'beeswax'], madeIn: 'wales' }),
    choices: [
      select('pattern', text('Pattern'), {
        values: [value('meadow', text('Meadow')), value('honeycomb', text('Honeycomb'))],
      }),
      select('set', text('Set'), {
        under: { choice: 'pattern', values: ['honeycomb'] },
        values: [value('three', text('3 wraps')), value('five', text('5 wraps'), { price: 400 })],
      }),
      shortText('name', text('Name on tin'), {
        under: { choice: 'set', values: ['three', 'five'] },
        inputHint: text('Up to 12 letters'),
      }),
    ],
    stock: { level: 8 },
    upSells: ['glass-storage-jar', 'linen-tea-towels'],
    content: { showStockLevels: false },
  }),
  sell('bamboo-toilet-rolls', {
    sku: 'SOR-2009',
    price: 2600,
    usd: 3350,
    categories: ['household'],
    popularity: 845,
    created: '2024-07-01',
    attributes: describe({ material: ['bamboo', 'paper'], madeIn: 'england' }),
    plans: [everyTwoMonths(2340)],
    upSells: ['laundry-sheets', 'cleaning-tablets'],
  }),
  sell('wool-dryer-balls', {
    sku: 'SOR-2010',
    price: 1450,
    categories: ['household'],
    popularity: 780,
    created: '2024-08-05',
    attributes: describe({ material: ['wool'], madeIn: 'scotland' }),
    stock: { level: 0 },
    upSells: ['laundry-sheets', 'linen-tea-towels'],
  }),
  sell('glass-storage-jar', {
    sku: 'SOR-2011',
    price: 1050,
    usd: 1350,
    categories: ['household'],
    popularity: 815,
    created: '2024-09-16',
    attributes: describe({ material: ['glass', 'bamboo', 'cork'], madeIn: 'portugal' }),
    choices: [
      select('size', text('Size', 'volume'), {
        values: [
          value('one', text('1 litre')),
          value('two', text('2 litres'), { price: 250 }),
          value('three', text('3 litres'), { price: 500 }),
        ],
      }),
      select('lid', text('Lid'), {
        values: [value('oak', text('Oak')), value('cork', text('Cork'))],
      }),
      select('label', text('Label'), {
        values: [value('plain', text('Plain')), value('chalk', text('Chalk'))],
      }),
    ],
    upSells: ['beeswax-wraps', 'linen-tea-towels'],
  }),
  sell('refill-club-membership', {
    sku: 'SOR-2012',
    price: 3000,
    categories: ['household'],
    tags: ['membership'],
    popularity: 750,
    created: '2025-03-03',
    attributes: describe({ material: ['paper'], madeIn: 'england' }),
    delivery: 'subscription',
    standard: false,
    plans: [yearly(3000, { trialDays: 30 })],
    upSells: ['refillable-hand-wash', 'cleaning-tablets'],
  }),
]
