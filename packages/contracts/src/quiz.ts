import type { Picture } from '@sorrel/domain/product'
import type { QuizOption, QuizQuestion, QuizTransition } from '@sorrel/domain/quiz'
import * as z from 'zod/mini'
import { columns } from './content/read-parts.ts'
import { type ContentSection, createSectionReader } from './content/sections.ts'
import { choice, flag, items, list, maybe, number, or, record, text } from './schema/lenient.ts'
import { picture } from './schema/picture.ts'
import { parseList } from './untrusted.ts'

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

export interface ContentQuizTransition<H extends string = string> extends QuizTransition {
  readonly layout: 'image_left_aligned' | 'image_right_aligned' | 'no_image'
  readonly image?: Picture | undefined
  readonly title?: string | undefined
  readonly description?: H | undefined
}

export type ContentQuizItem<H extends string = string> = ContentQuizQuestion | ContentQuizTransition<H>

export interface QuizResultsPage<H extends string = string> {
  readonly title?: string | undefined
  /** The titles of text panels may contain `{name}`. */
  readonly headingSections: readonly ContentSection<'multiple_panels', H>[]
  readonly resultsTitle?: string | undefined
}

/** A quiz as the merchant made it, its HTML of type `H`. The domain's quiz rules take it too. */
export interface ContentQuiz<H extends string = string> {
  readonly id: string
  readonly name: string
  /** Plain text. Undefined in stores whose model lacks the field. */
  readonly metaDescription?: string | undefined
  /** Default `multiple_page`: one item at a time. */
  readonly layout: (typeof QUIZ_LAYOUTS)[number]
  readonly items: readonly ContentQuizItem<H>[]
  /** Unset means the message `quiz.next`. */
  readonly nextButtonLabel?: string | undefined
  /** Unset means the message `quiz.see_results`. */
  readonly seeResultsLabel?: string | undefined
  readonly resultsPage: QuizResultsPage<H>
}

function transition<H extends string>(html: z.ZodMiniType<H>) {
  return z.pipe(
    record({
      type: choice(['quiz_transition']),
      id: text,
      layoutOption: maybe(choice(TRANSITION_LAYOUTS)),
      image: maybe(picture),
      title: maybe(text),
      description: maybe(html),
    }),
    z.transform(({ id, layoutOption, image, title, description }): ContentQuizTransition<H> => {
      const layout = layoutOption ?? (image ? 'image_left_aligned' : 'no_image')
      return {
        kind: 'transition',
        id,
        layout,
        image: layout === 'no_image' ? undefined : image,
        title,
        description,
      }
    }),
  )
}

const target = z.pipe(
  z.pipe(
    record({ slug: text, _model: maybe(choice(LOOKUP_MODELS)), model: maybe(choice(LOOKUP_MODELS)) }),
    z.transform(({ slug, _model, model }) => ({ slug, model: _model ?? model })),
  ),
  z.object({ slug: z.string(), model: z.enum(LOOKUP_MODELS) }),
)

const selection = record({
  points: or(number, 0),
  /** A list, or one record. */
  productSelection: z.pipe(
    z.transform((lookup: unknown): unknown => (parseList(lookup).length > 0 ? lookup : [lookup])),
    list(target),
  ),
})

const option = record({
  id: maybe(text),
  option: or(text, ''),
  image: maybe(picture),
  selection: list(selection),
})

const selectLayout = or(choice(SELECT_LAYOUTS), 'card')

const questionFields = record({
  id: text,
  questionType: choice(QUESTION_TYPES),
  required: or(flag, false),
  isCustomerName: or(flag, false),
  maxChars: maybe(z.pipe(number, z.number().check(z.minimum(1)))),
  questionPrompt: or(text, ''),
  questionDescription: maybe(text),
  questionNote: maybe(text),
  placeholder: maybe(text),
  layoutTypeSingleSelect: selectLayout,
  layoutTypeMultipleSelect: selectLayout,
  columns,
  answers: list(option),
  answersCard: list(option),
})

const question = z.pipe(questionFields, z.transform(toQuestion))

/**
 * Makes a reader of the service's quizzes, names in snake_case or camelCase, that passes their HTML through `toHtml`:
 * undefined without an id. Questions of an unknown type are skipped. An option without an id gets one made of its
 * position, the same on every read. Never throws.
 */
export function createQuizParser<H extends string>(toHtml: (html: string) => H) {
  const resultsPage = record({
    title: maybe(text),
    headingSection: list(createSectionReader(toHtml)),
    resultsTitle: maybe(text),
  })
  const quiz = z.pipe(
    record({
      id: text,
      name: or(text, ''),
      metaDescription: maybe(text),
      layout: or(choice(QUIZ_LAYOUTS), 'multiple_page'),
      questions: items('questions', z.union([transition(z.pipe(text, z.transform(toHtml))), question])),
      nextButtonLabel: maybe(text),
      seeResultsLabel: maybe(text),
      /** A record, or a list with one. */
      resultsPage: z.pipe(
        z.transform((page: unknown): unknown => parseList(page)[0] ?? page),
        resultsPage,
      ),
    }),
    z.transform(({ questions, resultsPage: { headingSection, ...results }, ...rest }): ContentQuiz<H> => {
      const headingSections = headingSection.filter((section) => section.type === 'multiple_panels')
      return { ...rest, items: questions, resultsPage: { ...results, headingSections } }
    }),
  )
  return (input: unknown): ContentQuiz<H> | undefined => z.safeParse(quiz, input).data
}

/** Reads a quiz whose HTML stays as the merchant wrote it, not sanitised. */
export const parseQuiz = createQuizParser(String)

type QuestionFields = z.output<typeof questionFields>

function toQuestion(item: QuestionFields): ContentQuizQuestion {
  const { id, questionType } = item
  const isSingle = questionType === 'single_select'
  const isSelect = isSingle || questionType === 'multiple_select'
  const layout = isSingle ? item.layoutTypeSingleSelect : item.layoutTypeMultipleSelect
  return {
    kind: 'question',
    id,
    questionType,
    required: item.required,
    isCustomerName: questionType === 'text' && item.isCustomerName,
    maxChars: isSelect || item.maxChars === undefined ? undefined : Math.floor(item.maxChars),
    prompt: item.questionPrompt,
    description: item.questionDescription,
    note: item.questionNote,
    placeholder: item.placeholder,
    layout: layout === 'slider' && !isSingle ? 'card' : layout,
    columns: item.columns,
    options: isSelect ? toOptions(item, layout) : [],
  }
}

/** Cards have a list of their own. When it is empty, the other list is used. */
function toOptions(
  { id, answers, answersCard }: QuestionFields,
  layout: string,
): readonly ContentQuizOption[] {
  const [first, second] = layout === 'card' ? [answersCard, answers] : [answers, answersCard]
  return (first.length > 0 ? first : second).map((each, index) => ({
    id: each.id ?? `${id}-${index}`,
    label: each.option,
    image: each.image,
    selection: each.selection,
  }))
}
