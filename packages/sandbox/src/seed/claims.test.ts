import { describe, expect, it } from 'vitest'
import type { ProductDocument } from '../catalogue/documents.ts'
import { CLAIM_RULES } from './claims.ts'
import { type Seed, seed } from './demo.ts'

describe('the demo keeps', () => {
  it.each(Object.entries(CLAIM_RULES))('%s', (_name, check) => {
    expect(check(seed)).toEqual([])
  })
})

const same = (text: string) => ({ en: text, fr: text, de: text })

/** The demo with some fields of one product replaced. */
function withProduct(slug: string, change: (product: ProductDocument) => Partial<ProductDocument>): Seed {
  return {
    ...seed,
    products: seed.products.map((product) =>
      product.slug === slug ? { ...product, ...change(product) } : product,
    ),
  }
}

const withFacts = (slug: string, facts: ProductDocument['attributes']) =>
  withProduct(slug, ({ attributes }) => ({ attributes: { ...attributes, ...facts } }))

/** The demo with another line in its announcement bar. */
const announcing = (text: string) => withValues('header', { announcement_text: same(text) })

function withValues(part: 'header' | 'footer', fields: object): Seed {
  const { settings } = seed
  const values = { ...settings.values, [part]: { ...Object(settings.values[part]), ...fields } }
  return { ...seed, settings: { ...settings, values } }
}

const withSection = (slug: string, section: object): Seed => ({
  ...seed,
  pages: seed.pages.map((page) =>
    page.slug === slug
      ? { ...page, sections: [...page.sections, { id: 's', type: 'article', ...section }] }
      : page,
  ),
})

const withResultText = (text: string): Seed => ({
  ...seed,
  quizzes: seed.quizzes.map((quiz) =>
    quiz.id === 'gift-finder'
      ? { ...quiz, fields: { ...quiz.fields, results_page: [{ title: same(text) }] } }
      : quiz,
  ),
})

const picture = { id: 'p', file: 'soy-candle-1.webp', caption: same('A candle') }

describe('a contradiction is told', () => {
  it.each([
    [
      'checkFreeDelivery',
      announcing('Free UK delivery over £25'),
      'delivery free from £25; write £30 or £100',
    ],
    ['checkDeliveryDays', announcing('With you in 2 to 4 working days'), 'write 2 to 3 working days'],
    ['checkDeliveryPrices', announcing('Next working day: £4.95'), 'the checkout asks £3.95, £6.95, £12.00'],
    ['checkGiftCard', announcing('A gift card never expires'), 'write "valid for five years"'],
    ['checkMaterials', announcing('Eight materials, and no more'), 'Eight materials; products have'],
    [
      'checkPlans',
      withFacts('oat-honey-soap-bar', { lasts_days: same('365') }),
      'oat-honey-soap-bar: the plan "Every 2 months" comes every 60 days, a piece lasts 365; drop the plan',
    ],
    [
      'checkSavings',
      withFacts('cleaning-tablets', { refill_container_price: same('15.00 GBP') }),
      '× £15.00; refill_container_price is of the same content',
    ],
    [
      'checkSales',
      withFacts('reed-diffuser', { lowest_price_30_days: same('19.50 GBP') }),
      'reed-diffuser: 28 GBP before the sale, the lowest price of 30 days was 19.5; set was to it',
    ],
    [
      'checkPictures',
      withProduct('reed-diffuser', () => ({ images: [picture] })),
      'soy-candle-1.webp: of two products',
    ],
    [
      'checkPictures',
      withSection('about', { images: [picture, picture] }),
      'page about: soy-candle-1.webp stands twice; choose another',
    ],
    [
      'checkIcons',
      withProduct('reed-diffuser', ({ content }) => ({
        content: { ...content, productHighlights: [{ id: 'h', icon: 'unicorn', label: same('Rare') }] },
      })),
      'reed-diffuser: "Rare" has the icon unicorn; choose one of HIGHLIGHT_ICONS',
    ],
    ['checkQuizPromises', withResultText('Each comes wrapped'), 'promise what all have'],
    [
      'checkQuizNames',
      withProduct('reed-diffuser', () => ({ name: same('Soy Candle') })),
      'quiz gift-finder: "Soy Candle" is two products; name them apart',
    ],
    [
      'checkReadingTimes',
      withSection('about', { note: same('Nine minutes to read') }),
      'page about: "Nine minutes to read"; it is',
    ],
    [
      'checkPayments',
      withValues('footer', { payment_methods: 'Visa, PayPal' }),
      'settings: the footer shows paypal, the checkout takes visa',
    ],
    [
      'checkMemberPrices',
      announcing('Hand Cream Tin £6.20 instead of £8.00'),
      '"Hand Cream Tin £6.20 instead of £8.00"; it is £7.20 instead of £8.00',
    ],
    [
      'checkShortLines',
      withFacts('konjac-sponge', { short_line: same('Springy, gentle konjac root') }),
      'konjac-sponge: "Springy, gentle konjac root" is said again by its description (springy, gentle, konjac, root)',
    ],
  ])('%s', (name, contradicting, message) => {
    expect(CLAIM_RULES[name]?.(contradicting).join('\n')).toContain(message)
  })
})
