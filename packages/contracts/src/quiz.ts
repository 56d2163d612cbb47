import type { Picture } from '@sorrel/domain/product'
import type { QuizOption, QuizQuestion, QuizSelection, QuizTransition } from '@sorrel/domain/quiz'
import { readItems, readWithin } from './content/read-parts.ts'
import { parseContentSection } from './content/read-section.ts'
import type { MultiplePanelsSection } from './content/section.ts'
import { parseList } from './untrusted.ts'
import { type Fields, readFields } from './untrusted/fields.ts'
import { readPicture } from './untrusted/picture.ts'

const QUESTION_TYPES = ['text', 'email', 'textarea', 'single_select', 'multiple_select'] as const
const LOOKUP_MODELS = ['products', 'categories'] as const
const TRANSITION_LAYOUTS = ['image_left_aligned', 'image_right_aligned', 'no_image'] as const
const QUIZ_LAYOUTS = ['multiple_page', 'single_page'] as const
const SELECT_LAYOUTS = ['card', 'stack', 'grid', 'slider'] as const

export interface ContentQuizOption extends QuizOption {
  readonly image?: Picture | undefined
}

/** A question together with the texts and pictures of its page. */
export interface ContentQuizQuestion extends QuizQuestion {
  readonly prompt: string
  readonly description?: string | undefined
  readonly note?: string | undefined
  readonly placeholder?: string | undefined
  /** Only for select questions; `slider` only for a single choice. Default `card`. */
  readonly layout: (typeof SELECT_LAYOUTS)[number]
  /** 2 to 4, default 3. */
  readonly columns: number
  readonly options: readonly ContentQuizOption[]
}

export interface ContentQuizTransition extends QuizTransition {
  readonly layout: 'image_left_aligned' | 'image_right_aligned' | 'no_image'
  readonly image?: Picture | undefined
  readonly title?: string | undefined
  /** HTML. */
  readonly description?: string | undefined
}

export type ContentQuizItem = ContentQuizQuestion | ContentQuizTransition

export interface QuizResultsPage {
  readonly title?: string | undefined
  /** The titles of text panels may contain `{name}`. */
  readonly headingSections: readonly MultiplePanelsSection[]
  readonly resultsTitle?: string | undefined
}

/** A quiz as the merchant made it. The domain's quiz rules take it too. */
export interface ContentQuiz {
  readonly id: string
  readonly name: string
  /** Plain text. Undefined in stores whose model lacks the field. */
  readonly metaDescription?: string | undefined
  /** Default `multiple_page`: one item at a time. */
  readonly layout: (typeof QUIZ_LAYOUTS)[number]
  readonly items: readonly ContentQuizItem[]
  /** Unset means the message `quiz.next`. */
  readonly nextButtonLabel?: string | undefined
  /** Unset means the message `quiz.see_results`. */
  readonly seeResultsLabel?: string | undefined
  readonly resultsPage: QuizResultsPage
}

/**
 * Reads a quiz of the service, names in snake_case or camelCase; undefined without an id. Questions of an unknown
 * type are skipped. An option without an id gets one made of its position, the same on every read. Never throws.
 */
export function parseQuiz(input: unknown): ContentQuiz | undefined {
  const quiz = readFields(input)
  const id = quiz.text('id')
  if (id === undefined) return undefined
  return {
    id,
    name: quiz.text('name') ?? '',
    metaDescription: quiz.text('metaDescription'),
    layout: quiz.choice('layout', QUIZ_LAYOUTS) ?? 'multiple_page',
    items: readItems(quiz, 'questions', readItem).flatMap((item) => item ?? []),
    nextButtonLabel: quiz.text('nextButtonLabel'),
    seeResultsLabel: quiz.text('seeResultsLabel'),
    resultsPage: readResultsPage(quiz),
  }
}

function readItem(item: Fields, id: string): ContentQuizItem | undefined {
  return item.text('type') === 'quiz_transition' ? readTransition(item, id) : readQuestion(item, id)
}

function readTransition(item: Fields, id: string): ContentQuizTransition {
  const image = readPicture(item, 'image')
  const layout =
    item.choice('layoutOption', TRANSITION_LAYOUTS) ?? (image ? 'image_left_aligned' : 'no_image')
  return {
    kind: 'transition',
    id,
    layout,
    image: layout === 'no_image' ? undefined : image,
    title: item.text('title'),
    description: item.text('description'),
  }
}

function readQuestion(item: Fields, id: string): ContentQuizQuestion | undefined {
  const questionType = item.choice('questionType', QUESTION_TYPES)
  if (questionType === undefined) return undefined
  const isSingle = questionType === 'single_select'
  const isSelect = isSingle || questionType === 'multiple_select'
  const layout = readLayout(item, isSingle ? 'layoutTypeSingleSelect' : 'layoutTypeMultipleSelect')
  return {
    kind: 'question',
    id,
    questionType,
    required: item.flag('required') ?? false,
    isCustomerName: questionType === 'text' && (item.flag('isCustomerName') ?? false),
    maxChars: isSelect ? undefined : readMaxChars(item),
    prompt: item.text('questionPrompt') ?? '',
    description: item.text('questionDescription'),
    note: item.text('questionNote'),
    placeholder: item.text('placeholder'),
    layout: layout === 'slider' && !isSingle ? 'card' : layout,
    columns: Math.round(readWithin(item, 'columns', { min: 2, max: 4, otherwise: 3 })),
    options: isSelect ? readOptions(item, { id, layout }) : [],
  }
}

function readLayout(item: Fields, name: string) {
  return item.choice(name, SELECT_LAYOUTS) ?? 'card'
}

function readMaxChars(item: Fields): number | undefined {
  const count = item.number('maxChars')
  return count !== undefined && count >= 1 ? Math.floor(count) : undefined
}

/** Cards have a list of their own. When it is empty, the other list is used. */
function readOptions(item: Fields, question: { id: string; layout: string }): readonly ContentQuizOption[] {
  const names = question.layout === 'card' ? ['answersCard', 'answers'] : ['answers', 'answersCard']
  const name = names.find((candidate) => item.list(candidate).length > 0)
  if (name === undefined) return []
  return item.list(name).map((option, index) => ({
    id: option.text('id') ?? `${question.id}-${index}`,
    label: option.text('option') ?? '',
    image: readPicture(option, 'image'),
    selection: option.list('selection').map(readSelection),
  }))
}

function readSelection(selection: Fields): QuizSelection {
  const lookup = selection.raw('productSelection')
  const targets = parseList(lookup).length > 0 ? parseList(lookup) : [lookup]
  return {
    points: selection.number('points') ?? 0,
    productSelection: targets.map(readFields).flatMap((target) => {
      const slug = target.text('slug')
      const model = target.choice('_model', LOOKUP_MODELS) ?? target.choice('model', LOOKUP_MODELS)
      return slug === undefined || model === undefined ? [] : [{ slug, model }]
    }),
  }
}

function readResultsPage(quiz: Fields): QuizResultsPage {
  const page = quiz.list('resultsPage')[0] ?? quiz.child('resultsPage')
  return {
    title: page.text('title'),
    headingSections: parseList(page.raw('headingSection')).flatMap(readHeading),
    resultsTitle: page.text('resultsTitle'),
  }
}

function readHeading(input: unknown): QuizResultsPage['headingSections'] {
  const section = parseContentSection(input)
  return section?.type === 'multiple_panels' ? [section] : []
}
