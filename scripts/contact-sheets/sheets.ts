/** One picture for each story: its window, Storybook's toolbar (`theme:ember`), and `scale` to draw it smaller. */
export interface Column {
  readonly width: number
  readonly globals: string
}

export interface Sheet {
  /** Name of the file, without its ending. */
  readonly name: string
  readonly title: string
  readonly columns: readonly Column[]
  /** Factor of the real size. */
  readonly scale: number
  /** Largest height of a page that is shown, in the page's own pixels. */
  readonly tallest: number
  /** Stories side by side. */
  readonly perRow: number
  readonly stories: readonly string[]
}

const inPresets = (width: number): readonly Column[] =>
  ['sorrel', 'tide', 'ember', 'plain'].map((theme) => ({ width, globals: `theme:${theme}` }))

const inWindows = (widths: readonly number[], globals: string): readonly Column[] =>
  widths.map((width) => ({ width, globals }))

const PATTERNS = [
  'patterns-buy-box--choices',
  'patterns-buy-box--required',
  'patterns-buy-box--sold-out',
  'patterns-product-card--row',
  'patterns-quick-add--two-steps',
  'patterns-bag-drawer--empty',
  'patterns-bag-drawer--near-the-threshold',
  'patterns-bag-drawer--full',
  'patterns-filter-bar--wide',
  'patterns-filter-bar--chosen',
  'patterns-order-row--statuses',
  'patterns-subscription-card--statuses',
  'pages-quiz--cards',
  'patterns-forms-log-in--issues',
  'patterns-forms-sign-up--issues',
  'patterns-forms-newsletter--issue',
  'patterns-market-switches--both',
  'patterns-cookies--preferences',
  'patterns-footer--whole',
  'patterns-error-document--internal',
]

const SHOP = [
  'pages-home--standard',
  'pages-listing--all',
  'pages-category--standard',
  'pages-product--standard',
  'pages-product--subscription',
  'pages-product--gift-card',
  'pages-search--results',
  'pages-search-panel--found',
  'pages-bag--full',
  'pages-order-placed--standard',
  'pages-quiz--start',
  'pages-quiz-results--without-name',
  'pages-content-page--every-block',
  'pages-errors--not-found',
]

const ACCOUNT = [
  'patterns-forms-log-in--resting',
  'pages-password--set-new',
  'pages-account--overview',
  'pages-account--orders',
  'pages-account--order',
  'pages-account--order-to-ask-about',
  'pages-account--subscriptions',
  'pages-account-subscription--active',
  'pages-account-subscription--choose-plan',
  'pages-account-subscription--ask-before-cancel',
  'pages-account-cards--two',
  'pages-account-cards--add-with-mistakes',
  'pages-account--addresses',
  'pages-account--new-address',
  'pages-account--profile',
]

const REVIEWS = [
  'patterns-reviews--many',
  'patterns-reviews--pictures',
  'patterns-write-a-review--too-long',
  'patterns-reviews--none',
  'patterns-reviews-without-script--default',
]

const CHOSEN = [
  'pages-home--standard',
  'pages-listing--all',
  'pages-product--standard',
  'pages-bag--full',
  'pages-account--order',
  'pages-account-subscription--active',
]

const pages = { scale: 0.45, tallest: 1400, perRow: 2 } as const
const inAllWindows = { ...pages, columns: inWindows([375, 768, 1280], 'theme:sorrel') } as const
const patterns = { stories: PATTERNS, tallest: 900 } as const

/** What `npm run contact-sheets` draws into `docs/contact-sheets`. */
export const SHEETS: readonly Sheet[] = [
  {
    ...patterns,
    name: 'patterns-375',
    title: 'Patterns at 375 px in Sorrel, Tide, Ember and Plain',
    columns: inPresets(375),
    scale: 0.6,
    perRow: 2,
  },
  {
    ...patterns,
    name: 'patterns-1280',
    title: 'Patterns at 1280 px in Sorrel, Tide, Ember and Plain',
    columns: inPresets(1280),
    scale: 0.4,
    perRow: 1,
  },
  { ...inAllWindows, name: 'shop', title: 'The shop at 375, 768 and 1280 px', stories: SHOP },
  {
    ...inAllWindows,
    name: 'account',
    title: 'The account at 375, 768 and 1280 px',
    tallest: 1300,
    stories: ACCOUNT,
  },
  {
    ...inAllWindows,
    name: 'account-german',
    title: 'The account in German at 375, 768 and 1280 px',
    columns: inWindows([375, 768, 1280], 'theme:sorrel;locale:de'),
    tallest: 1300,
    stories: ACCOUNT,
  },
  { ...inAllWindows, name: 'reviews', title: 'Reviews at 375, 768 and 1280 px', stories: REVIEWS },
  {
    ...pages,
    name: 'pages-ember',
    title: 'Chosen pages in Ember at 375 and 1280 px',
    columns: inWindows([375, 1280], 'theme:ember'),
    stories: CHOSEN,
  },
  {
    ...pages,
    name: 'pages-german',
    title: 'Chosen pages in German at 375 and 1280 px',
    columns: inWindows([375, 1280], 'theme:sorrel;locale:de'),
    stories: CHOSEN,
  },
]
