/** What a sheet may measure, so that it is read in a window of 1280 px as it is. */
export const SHEET_WIDTH_PX = 1280
/** The smallest factor of the real size at which running text of 16 px can still be read. */
export const SCALE_MIN = 0.6

/** One picture for each story: its window and Storybook's toolbar (`theme:ember`). */
export interface Column {
  readonly label: string
  readonly width: number
  /** Factor of the real size. */
  readonly scale: number
  readonly globals: string
}

export interface Sheet {
  /** Name of the file, without its ending. */
  readonly name: string
  readonly title: string
  /** The pictures of a story; what has no place in a row begins the next. */
  readonly columns: readonly Column[]
  /** Largest height of a page that is shown, in the page's own pixels. */
  readonly tallest: number
  /** Stories side by side. */
  readonly perRow: number
  readonly stories: readonly string[]
}

const inPresets = (width: number, scale: number): readonly Column[] =>
  ['Sorrel', 'Tide', 'Ember', 'Plain'].map((label) => ({
    label,
    width,
    scale,
    globals: `theme:${label.toLowerCase()}`,
  }))

/** A phone and a desk side by side. */
const onPhoneAndDesk = (globals: string): readonly Column[] => [
  { label: '375 px', width: 375, scale: 0.8, globals },
  { label: '1280 px', width: 1280, scale: 0.72, globals },
]

const PATTERNS = {
  shopping: [
    'patterns-header--mega-menu',
    'patterns-product-card--row',
    'patterns-quick-add--two-steps',
    'patterns-buy-box--choices',
    'patterns-buy-box--required',
    'patterns-buy-box--sold-out',
    'patterns-filter-bar--wide',
    'patterns-filter-bar--chosen',
  ],
  bag: [
    'patterns-bag-drawer--empty',
    'patterns-bag-drawer--near-the-threshold',
    'patterns-bag-drawer--full',
    'patterns-order-row--statuses',
    'patterns-subscription-card--statuses',
  ],
  forms: [
    'pages-quiz--cards',
    'patterns-forms-log-in--issues',
    'patterns-forms-sign-up--issues',
    'patterns-forms-newsletter--issue',
    'patterns-market-switches--both',
    'patterns-cookies--preferences',
    'patterns-footer--whole',
    'patterns-error-document--internal',
  ],
} as const

const PAGES = {
  'shop-find': [
    'pages-home--standard',
    'pages-listing--all',
    'pages-category--standard',
    'pages-search--results',
    'pages-search-panel--found',
  ],
  'shop-buy': [
    'pages-product--standard',
    'pages-product--subscription',
    'pages-product--gift-card',
    'pages-bag--full',
    'pages-order-placed--standard',
  ],
  'shop-more': [
    'pages-quiz--start',
    'pages-quiz-results--without-name',
    'pages-content-page--every-block',
    'pages-errors--not-found',
  ],
  account: [
    'patterns-forms-log-in--resting',
    'pages-password--set-new',
    'pages-account--overview',
    'pages-account--orders',
    'pages-account--order',
    'pages-account--order-to-ask-about',
  ],
  'account-subscriptions': [
    'pages-account--subscriptions',
    'pages-account-subscription--active',
    'pages-account-subscription--choose-plan',
    'pages-account-subscription--ask-before-cancel',
  ],
  'account-details': [
    'pages-account-cards--two',
    'pages-account-cards--add-with-mistakes',
    'pages-account--addresses',
    'pages-account--new-address',
    'pages-account--profile',
  ],
  reviews: [
    'patterns-reviews--many',
    'patterns-reviews--pictures',
    'patterns-write-a-review--too-long',
    'patterns-reviews--none',
    'patterns-reviews-without-script--default',
  ],
} as const

type Part = keyof typeof PAGES

const PAGE_TITLES: Readonly<Record<Part, string>> = {
  'shop-find': 'Finding products',
  'shop-buy': 'Products, bag and order',
  'shop-more': 'Quizzes, content and errors',
  account: 'The account: logging in, overview, orders',
  'account-subscriptions': 'The account: subscriptions',
  'account-details': 'The account: cards, addresses, details',
  reviews: 'Reviews',
}

const CHOSEN = [
  'pages-home--standard',
  'pages-listing--all',
  'pages-product--standard',
  'pages-bag--full',
  'pages-account--order',
  'pages-account-subscription--active',
]

const TALLEST_PX = 1400

const toPatterns = (part: keyof typeof PATTERNS): readonly Sheet[] => [
  {
    name: `patterns-${part}-375`,
    title: `Patterns at 375 px in Sorrel, Tide, Ember and Plain: ${part}`,
    columns: inPresets(375, 0.8),
    tallest: 900,
    perRow: 1,
    stories: PATTERNS[part],
  },
  {
    name: `patterns-${part}-960`,
    title: `Patterns at 960 px, where the wide layout begins, in Sorrel, Tide, Ember and Plain: ${part}`,
    columns: inPresets(960, 0.64),
    tallest: 900,
    perRow: 1,
    stories: PATTERNS[part],
  },
]

const toPages = (part: Part, language?: 'German'): Sheet => ({
  name: language ? `${part}-german` : part,
  title: `${PAGE_TITLES[part]}${language ? ', in German' : ''}, at 375 and 1280 px`,
  columns: onPhoneAndDesk(language ? 'theme:sorrel;locale:de' : 'theme:sorrel'),
  tallest: TALLEST_PX,
  perRow: 1,
  stories: PAGES[part],
})

const toTablet = (name: string, title: string, parts: readonly Part[]): Sheet => ({
  name,
  title: `${title} at 768 px`,
  columns: [{ label: '768 px', width: 768, scale: 0.8, globals: 'theme:sorrel' }],
  tallest: 1200,
  perRow: 2,
  stories: parts.flatMap((part) => PAGES[part]),
})

/** What `npm run contact-sheets` draws into `docs/contact-sheets`. */
export const SHEETS: readonly Sheet[] = [
  ...toPatterns('shopping'),
  ...toPatterns('bag'),
  ...toPatterns('forms'),
  toPages('shop-find'),
  toPages('shop-buy'),
  toPages('shop-more'),
  toPages('account'),
  toPages('account-subscriptions'),
  toPages('account-details'),
  toPages('reviews'),
  toPages('account', 'German'),
  toPages('account-subscriptions', 'German'),
  toPages('account-details', 'German'),
  toTablet('shop-768', 'The shop', ['shop-find', 'shop-buy', 'shop-more']),
  toTablet('account-768', 'The account', ['account', 'account-subscriptions', 'account-details']),
  {
    name: 'pages-ember',
    title: 'Chosen pages in Ember, at 375 and 1280 px',
    columns: onPhoneAndDesk('theme:ember'),
    tallest: TALLEST_PX,
    perRow: 1,
    stories: CHOSEN,
  },
  {
    name: 'pages-german',
    title: 'Chosen pages in German, at 375 and 1280 px',
    columns: onPhoneAndDesk('theme:sorrel;locale:de'),
    tallest: TALLEST_PX,
    perRow: 1,
    stories: CHOSEN,
  },
]
