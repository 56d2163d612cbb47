import type { Localized } from '../catalogue/documents.ts'
import { getDefaultText } from '../store/market.ts'
import { toId } from './id.ts'
import { toSectionImage } from './media.ts'
import { toEntries } from './section.ts'

/** Points an answer gives to products or categories, by slug. */
interface Points {
  readonly products?: readonly string[]
  readonly categories?: readonly string[]
  readonly points: number
}

interface AnswerFacts {
  readonly option: Localized
  readonly image?: string
  readonly gives: readonly Points[]
}

interface QuestionFacts {
  readonly prompt: Localized
  readonly description?: Localized
  readonly note?: Localized
  readonly required?: boolean
}

interface SelectFacts extends QuestionFacts {
  readonly columns?: 2 | 3 | 4
  readonly answers: readonly AnswerFacts[]
}

interface TextFacts extends QuestionFacts {
  readonly type: 'text' | 'email' | 'textarea'
  readonly placeholder?: Localized
  readonly maxChars?: number
  readonly isCustomerName?: boolean
}

type Item = Readonly<Record<string, unknown>>

export function answer(option: Localized, ...gives: readonly Points[]): AnswerFacts {
  return { option, gives }
}

export function pictured(option: Localized, image: string, ...gives: readonly Points[]): AnswerFacts {
  return { option, image, gives }
}

export const toProducts = (points: number, ...products: readonly string[]): Points => ({ products, points })

export const toCategories = (points: number, ...categories: readonly string[]): Points => ({
  categories,
  points,
})

export function ask({ type, placeholder, maxChars, isCustomerName, ...facts }: TextFacts): Item {
  return {
    ...toQuestion(facts),
    question_type: type,
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(maxChars === undefined ? {} : { max_chars: maxChars }),
    ...(type === 'text' ? { is_customer_name: isCustomerName ?? false } : {}),
  }
}

export function chooseOne(layout: 'card' | 'stack' | 'grid' | 'slider', facts: SelectFacts): Item {
  return {
    ...toQuestion(facts),
    question_type: 'single_select',
    layout_type_single_select: layout,
    ...toAnswers(layout, facts),
  }
}

export function chooseSome(layout: 'card' | 'stack' | 'grid', facts: SelectFacts): Item {
  return {
    ...toQuestion(facts),
    question_type: 'multiple_select',
    layout_type_multiple_select: layout,
    ...toAnswers(layout, facts),
  }
}

export function transition(facts: {
  readonly layout: 'image_left_aligned' | 'image_right_aligned' | 'no_image'
  readonly image?: string
  readonly title: Localized
  readonly description: Localized
}): Item {
  return {
    type: 'quiz_transition',
    layout_option: facts.layout,
    ...(facts.image === undefined ? {} : { image: toSectionImage(facts.image) }),
    title: facts.title,
    description: facts.description,
  }
}

function toQuestion({ prompt, description, note, required }: QuestionFacts): Item {
  return {
    type: 'quiz_question',
    question_prompt: prompt,
    ...(description === undefined ? {} : { question_description: description }),
    ...(note === undefined ? {} : { question_note: note }),
    required: required ?? true,
  }
}

/** Cards keep their answers in a collection of their own, with pictures; only cards and grids have columns. */
function toAnswers(
  layout: 'card' | 'stack' | 'grid' | 'slider',
  { prompt, answers, columns = 3 }: SelectFacts,
): Item {
  const entries = toEntries(getDefaultText(prompt), answers.map(toAnswer))
  if (layout === 'card') return { columns, answers_card: entries }
  return layout === 'grid' ? { columns, answers: entries } : { answers: entries }
}

function toAnswer({ option, image, gives }: AnswerFacts): Item {
  return {
    option,
    ...(image === undefined ? {} : { image: toSectionImage(image) }),
    selection: gives.map(({ points, products = [], categories = [] }) => ({
      product_selection: [
        ...products.map((slug) => ({ id: toId('product', slug), slug, _model: 'products' })),
        ...categories.map((slug) => ({ id: toId('category', slug), slug, _model: 'categories' })),
      ],
      points,
    })),
  }
}
