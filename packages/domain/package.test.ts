import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = import.meta.dirname

const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  account: [],
  address: ['ADDRESS_COUNTRIES', 'getAddressFormat', 'getAddressIssues', 'toAddressLines'],
  card: [
    'getCardBrand',
    'isCardExpired',
    'isCardNumber',
    'isSecurityCode',
    'parseCardExpiry',
    'toCardDigits',
  ],
  cart: [
    'formatCartCount',
    'getCartCount',
    'getCartItemPrice',
    'getEmptyCart',
    'getQuantityInCart',
    'hasQuantityControl',
    'isMembership',
    'toRepeatInput',
  ],
  category: ['FALLBACK_CATEGORIES', 'FALLBACK_CATEGORY_CONTENT', 'parseProductsPerRow'],
  charges: ['getNextCharge', 'getNextDelivery', 'getSkip'],
  'cross-sell': ['getCrossSellPrice'],
  filters: [
    'SORTS',
    'applyFilters',
    'clearFilters',
    'countFilters',
    'getCategoryValues',
    'getFilters',
    'getListPrice',
    'getPriceRange',
    'isFilterChosen',
    'parseFilterQuery',
    'sortProducts',
    'toFilterQuery',
    'toggleFilter',
  ],
  'free-delivery': ['getFreeDeliveryProgress', 'getFreeDeliveryThreshold', 'getFreeDeliveryTotal'],
  'gift-card': ['isGiftCard'],
  html: ['createHtmlSanitizer', 'toHtml', 'toPlainText'],
  location: ['DEFAULT_LOCATION', 'findLocation', 'getLocationOfTimeZone', 'isUk', 'toLocation'],
  menu: ['getMenuHref', 'toNavigation'],
  money: [
    'DEFAULT_CURRENCY_CODE',
    'addMoney',
    'discountMoney',
    'getActiveCurrency',
    'getCurrencyDigits',
    'getPlan',
    'getPrice',
    'getSellable',
    'getShownPrice',
    'getTierPrice',
    'isOnSale',
    'multiplyMoney',
    'subtractMoney',
    'sumMoney',
    'toMajorUnits',
    'toMinorUnits',
  ],
  options: [
    'getMissingOptions',
    'getPricedValues',
    'getSelected',
    'getSelectedValue',
    'getVariantValueIds',
    'getVisibleOptions',
    'isOptionComplete',
    'isOptionVisible',
  ],
  order: [],
  'order-timeline': ['getOrderTimeline'],
  'page-title': ['getPageTitle'],
  paging: ['CATEGORY_PAGE_SIZE', 'LISTING_PAGE_SIZE', 'getPage'],
  placeholder: ['getPlaceholderProduct'],
  product: ['getOptions', 'getVariants'],
  'product-selection': [
    'canAddSelection',
    'createProductSelection',
    'getInitialSelection',
    'getSelectedOptions',
    'getSelectedVariant',
    'getSelectionOptions',
    'getSelectionPrice',
    'getSelectionQuantityRange',
    'getSelectionStock',
    'toCartItemInput',
  ],
  purchase: ['getInitialPurchaseOption', 'getPurchaseKinds', 'getScheduleParts'],
  quantity: ['clampQuantity', 'getQuantityRange'],
  'quick-add': ['canQuickAdd', 'getQuickAddSteps', 'isStepComplete'],
  quiz: [
    'MAX_QUIZ_RESULTS',
    'getInitialQuizState',
    'getQuizName',
    'getQuizProgress',
    'getQuizSelections',
    'isQuizItemComplete',
    'quizReducer',
    'rankQuizResults',
  ],
  recommendations: ['MAX_RECOMMENDATIONS', 'getRecommendationKeywords', 'pickRecommendations'],
  result: ['err', 'ok'],
  schedule: ['addDays', 'addPeriod', 'getPeriodFrom'],
  status: ['getOrderTone', 'getStockTone', 'getSubscriptionTone'],
  stock: ['getStockItem', 'getStockStatus', 'hasEnoughStock', 'isStockLimited'],
  store: [],
  'subscription-changes': ['withGoods', 'withItem', 'withPause', 'withResume', 'withoutItem'],
  subscriptions: [
    'canSubscription',
    'getSubscriptionBlock',
    'getSubscriptionPrice',
    'isPaymentMissing',
    'isSubscriptionCharged',
  ],
  testing: [
    'aBillingSchedule',
    'aCard',
    'aCart',
    'aCartItem',
    'aCategory',
    'aCategoryContent',
    'aCategoryLink',
    'aCategoryPreview',
    'aCrossSell',
    'aCurrency',
    'aLocale',
    'aLocation',
    'aMenu',
    'aPicture',
    'aPlan',
    'aPriceTier',
    'aPriced',
    'aProduct',
    'aProductContent',
    'aProductPreview',
    'aQuiz',
    'aQuizOption',
    'aQuizQuestion',
    'aSchedule',
    'aSubscription',
    'aTextOption',
    'aToggleOption',
    'aVariant',
    'anAccount',
    'anAddress',
    'anAttribute',
    'anOption',
    'anOptionValue',
    'anOrder',
    'anOrderItem',
  ],
  trial: ['getTrialDaysLeft'],
  url: ['isExternalUrl', 'toSafeUrl'],
  variants: ['findVariant', 'getVariantImageIndex'],
}

const modules = globSync('src/*.ts', { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => file.replace(/^src\/|\.ts$/g, ''))
  .toSorted()

describe('exported names', () => {
  it('belong to these modules', () => {
    expect(modules).toEqual(Object.keys(EXPORTS))
  })

  it.each(modules)('of %s are pinned', async (name) => {
    const loaded: object = await import(`./src/${name}.ts`)
    expect(Object.keys(loaded).toSorted()).toEqual(EXPORTS[name])
  })
})

describe('README', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  const getBlock = (language: string) => readme.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? ''

  it('has an example that prints what it says', () => {
    const folder = mkdtempSync(join(tmpdir(), 'domain-readme-'))
    const file = join(folder, 'example.ts')
    const source = pathToFileURL(join(ROOT, 'src')).href
    writeFileSync(file, getBlock('ts').replaceAll(/@sorrel\/domain\/([a-z-]+)/g, `${source}/$1.ts`))
    try {
      expect(execFileSync(process.execPath, [file], { encoding: 'utf8' })).toBe(getBlock('text'))
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('names every module', () => {
    const table = readme.split('## Modules')[1] ?? ''
    expect(modules.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
  })
})
