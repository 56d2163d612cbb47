/** A story with a reference picture, and the size of its window. */
export interface Shot {
  /** Storybook's id. */
  readonly story: string
  readonly width: number
  readonly height: number
}

const NARROW = { width: 375, height: 640 } as const
const WIDE = { width: 880, height: 560 } as const
const LOW = { width: 640, height: 360 } as const

const at = (size: Omit<Shot, 'story'>, stories: readonly string[]): readonly Shot[] =>
  stories.map((story) => ({ story, ...size }))

/** Patterns of the shop, and components of the kit that others are made of or that change most with a theme. */
export const SHOTS: readonly Shot[] = [
  ...at(WIDE, [
    'patterns-product-card--row',
    'patterns-filter-bar--wide-test',
    'patterns-order-row--statuses',
  ]),
  ...at(NARROW, [
    'patterns-product-card--row',
    'patterns-quick-add--two-steps',
    'patterns-buy-box--choices-test',
    'patterns-buy-box--required-test',
    'patterns-buy-box--sold-out',
    'patterns-bag-drawer--empty',
    'patterns-bag-drawer--near-the-threshold',
    'patterns-filter-bar--chosen-test',
    'patterns-subscription-card--statuses',
    'patterns-forms-log-in--issues',
    'patterns-forms-newsletter--issue',
    'pages-quiz--cards-test',
  ]),
  ...at(LOW, [
    'foundations-theme--tones',
    'components-announcement-bar--with-link',
    'components-badge--tones',
    'components-banner--tones',
    'components-breadcrumbs--default',
    'components-button--variants',
    'components-checkbox--states',
    'components-chip--states',
    'components-number-stepper--sizes',
    'components-option-picker--default-test',
    'components-pagination--default',
    'components-price--reduced',
    'components-progress-bar--default',
    'components-radio-cards--default-test',
    'components-range-slider--default-test',
    'components-select--states',
    'components-status-badge--tones',
    'components-steps--default',
    'components-switch--states',
    'components-table--default',
    'components-tabs--default-test',
    'components-text-field--states',
  ]),
]

/** Whole pages with their photographs, which show a wrong crop and text that cannot be read on a picture. */
export const PAGES: readonly Shot[] = [
  ...at({ width: 375, height: 812 }, [
    'pages-home--standard',
    'pages-product--standard',
    'pages-category--standard',
  ]),
  ...at({ width: 1280, height: 800 }, ['pages-home--standard', 'pages-product--standard']),
]

/** Toolbar settings in which each story has a reference picture. */
export const VARIANTS = {
  sorrel: 'theme:sorrel',
  ember: 'theme:ember',
  'right-to-left': 'theme:sorrel;direction:rtl',
} as const
