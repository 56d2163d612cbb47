import { DEFAULT_LOCATION, type Location } from '../location.ts'
import type { MenuItem } from '../menu.ts'
import type { Quiz, QuizOption, QuizQuestion } from '../quiz.ts'
import type { Currency, Locale } from '../store.ts'
import { CURRENCY } from './currency.ts'

/** The pound. */
export function aCurrency(overrides: Partial<Currency> = {}): Currency {
  return {
    code: CURRENCY,
    symbol: '£',
    name: 'British pound',
    rate: 1,
    decimals: 2,
    priced: true,
    ...overrides,
  }
}

/** English. */
export function aLocale(overrides: Partial<Locale> = {}): Locale {
  return { code: 'en', name: 'English', ...overrides }
}

/** A header menu: a group of two columns, a category, a page, an outside link. */
export function aMenu(): readonly MenuItem[] {
  return [
    {
      type: 'category',
      name: 'Shop',
      value: { slug: 'bath-body' },
      items: [
        {
          type: 'column',
          name: 'Bath',
          items: [
            { type: 'heading', name: 'Bath & Body' },
            { type: 'product', name: 'Soap', value: { slug: 'oat-honey-soap-bar' } },
          ],
        },
        { type: 'column', name: 'Home', items: [{ type: 'category', name: 'All products', value: {} }] },
      ],
    },
    { type: 'category', name: 'Gifts', value: { slug: 'gifts' } },
    { type: 'page', name: 'About us', value: { slug: 'about' } },
    { type: 'quiz', name: 'Find your soap', value: { id: 'soap-finder' } },
    { type: 'url', name: 'Journal', value: 'https://journal.test', target: '_blank' },
  ]
}

/** An answer that leads to no product. */
export function aQuizOption(overrides: Partial<QuizOption> = {}): QuizOption {
  return { id: 'answer-dry', label: 'Dry', selection: [], ...overrides }
}

/** A required question with one answer. */
export function aQuizQuestion(overrides: Partial<QuizQuestion> = {}): QuizQuestion {
  return {
    kind: 'question',
    id: 'question-skin',
    questionType: 'single_select',
    required: true,
    isCustomerName: false,
    options: [aQuizOption(), aQuizOption({ id: 'answer-oily', label: 'Oily' })],
    ...overrides,
  }
}

/** A name, a transition, a question. */
export function aQuiz(overrides: Partial<Quiz> = {}): Quiz {
  return {
    items: [
      aQuizQuestion({
        id: 'question-name',
        questionType: 'text',
        isCustomerName: true,
        required: false,
        options: [],
      }),
      { kind: 'transition', id: 'transition-hello' },
      aQuizQuestion(),
    ],
    ...overrides,
  }
}

/** The default place, found by the shop. */
export function aLocation(overrides: Partial<Location> = {}): Location {
  return { ...DEFAULT_LOCATION, detected: true, ...overrides }
}
