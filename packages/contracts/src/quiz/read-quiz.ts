import type { QuizSelection } from '@sorrel/domain/quiz'
import { parseContentSection } from '../content/read-section.ts'
import { type Fields, readFields } from '../untrusted/fields.ts'
import { parseList } from '../untrusted.ts'
import { readPicture } from '../untrusted/picture.ts'
import { readItems, readWithin } from '../content/read-parts.ts'
import {
  type ContentQuiz,
  type ContentQuizItem,
  type ContentQuizOption,
  type ContentQuizQuestion,
  type ContentQuizTransition,
  QUIZ_LAYOUTS,
  type QuizResultsPage,
  SELECT_LAYOUTS,
} from './quiz.ts'

const QUESTION_TYPES = ['text', 'email', 'textarea', 'single_select', 'multiple_select'] as const
const LOOKUP_MODELS = ['products', 'categories'] as const
const TRANSITION_LAYOUTS = ['image_left_aligned', 'image_right_aligned', 'no_image'] as const

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
