import { getInitialSelection } from '@sorrel/domain/product-selection'
import { aBillingSchedule, anAttribute, aPlan, aPriced, aProduct, aSchedule } from '@sorrel/domain/testing'
import { createMessages } from '@sorrel/i18n/message'
import { getMessages } from '@sorrel/i18n/messages'
import { expect, test } from 'vitest'
import { getMarketView } from '#shop/market-view.ts'
import { getOfferLabels } from './offer-labels.ts'

const t = createMessages({ locale: 'en', messages: getMessages('en') })

/** The market's store counts euros in thousandths and dollars whole. */
const shopIn = (currency: string) => ({
  ...getMarketView({
    locale: 'en',
    defaultLocale: 'en',
    currency,
    currencies: [
      { code: 'EUR', decimals: 3 },
      { code: 'USD', decimals: 0 },
    ],
  }),
  t,
})

const getWords = (currency: string, price: number) => {
  const priced = aPriced({ price, prices: [{ discountPercent: 10, quantityMin: 3 }] })
  const product = aProduct({
    ...priced,
    currency,
    options: [],
    variants: [],
    attributes: [anAttribute({ id: 'net_content', values: ['300 ml'] })],
    purchaseOptions: {
      standard: priced,
      subscription: {
        plans: [
          aPlan({
            price,
            billingSchedule: aBillingSchedule({ intervalCount: 5 }),
            orderSchedule: aSchedule(),
          }),
        ],
      },
    },
  })
  const state = { ...getInitialSelection(product), purchaseOption: 'standard', quantity: 3 } as const
  const words = getOfferLabels(state, { shop: shopIn(currency) })
  return [words.purchase?.standard, words.unitPrice, words.purchase?.plans[0]?.end]
}

test.each([
  ['JPY', 1235, ['¥3,336', '¥371 / 100 ml', '¥741 per delivery']],
  ['KWD', 1.235, ['KWD\u00a03.336', 'KWD\u00a00.371 / 100 ml', 'KWD\u00a00.741 per delivery']],
  ['EUR', 1.235, ['€3.336', '€0.371 / 100 ml', '€0.741 per delivery']],
  ['USD', 1235, ['$3,336', '$371 / 100 ml', '$741 per delivery']],
  ['GBP', 12.35, ['£33.36', '£3.71 / 100 ml', '£7.41 per delivery']],
])('in %s each amount has the digits that the store gives it', (currency, price, expected) => {
  expect(getWords(currency, price)).toEqual(expected)
})
