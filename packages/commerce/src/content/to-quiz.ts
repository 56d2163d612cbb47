import type { MultiplePanelsSection } from '@sorrel/contracts/content'
import { parseContentSection } from '@sorrel/contracts/content'
import type { SafeHtml } from '@sorrel/domain/html'
import type { Picture } from '@sorrel/domain/product'
import type { QuizOption, QuizQuestion, QuizSelection, QuizTransition } from '@sorrel/domain/quiz'
import { toSafeHtml } from '../html.ts'
import {
  parseChoice,
  parseCount,
  parseFlag,
  parseList,
  parseNumber,
  parseText,
  parseWire,
  type Wire,
} from '../wire/parse.ts'
import { silentLogger } from '../wire/logger.ts'
import { toCamelCase } from '../wire/to-camel-case.ts'
import { toList, type MapContext } from '../wire/to-list.ts'
import { toPicture } from '../wire/to-picture.ts'
import { cleanSection, type CleanSection } from './clean-page.ts'

const QUESTION_TYPES = ['text', 'email', 'textarea', 'single_select', 'multiple_select'] as const
const CHOICE_LAYOUTS = ['card', 'grid', 'stack', 'slider'] as const
const TRANSITION_LAYOUTS = ['image_left_aligned', 'image_right_aligned', 'no_image'] as const

/** An answer to choose, with the picture of a card. */
export interface QuizChoice extends QuizOption {
  readonly image?: Picture | undefined
}

/** A question with its words and look. */
export interface QuizQuestionStep extends QuizQuestion {
  readonly prompt: string
  readonly description?: string | undefined
  readonly note?: string | undefined
  readonly placeholder?: string | undefined
  /** Default `card`; a slider holds one choice only. */
  readonly layout: (typeof CHOICE_LAYOUTS)[number]
  /** 2 to 4, default 3. */
  readonly columns: number
  readonly options: readonly QuizChoice[]
}

/** A page between questions, with its words and look. */
export interface QuizTransitionStep extends QuizTransition {
  readonly layout: (typeof TRANSITION_LAYOUTS)[number]
  readonly image?: Picture | undefined
  readonly title?: string | undefined
  readonly description?: SafeHtml | undefined
}

export type QuizStep = QuizQuestionStep | QuizTransitionStep

/** A quiz ready to show; its items are what the quiz rules of the domain take. */
export interface ShopQuiz {
  readonly id: string
  readonly name: string
  /** Default `multiple_page`. */
  readonly layout: 'multiple_page' | 'single_page'
  readonly items: readonly QuizStep[]
  /** Unset means the shop's own word. */
  readonly nextButtonLabel?: string | undefined
  readonly seeResultsLabel?: string | undefined
  readonly results: {
    readonly title?: string | undefined
    readonly productsTitle?: string | undefined
    /** Its text panels may hold `{name}`. */
    readonly heading: readonly CleanSection[]
  }
}

function toTarget(value: unknown): QuizSelection['productSelection'] {
  const wire = parseWire(value)
  const slug = parseText(wire.slug)
  if (!slug) return []
  const model = parseText(wire.model) ?? parseText(wire._model)
  return [{ slug, model: model === 'categories' ? 'categories' : 'products' }]
}

/** A look-up may come as a list or as one record. */
function toSelection(value: unknown): readonly QuizSelection[] {
  const wire = parseWire(value)
  const chosen = parseList(wire.productSelection)
  const productSelection = (chosen.length > 0 ? chosen : [wire.productSelection]).flatMap(toTarget)
  return productSelection.length > 0 ? [{ points: parseNumber(wire.points) ?? 0, productSelection }] : []
}

function toChoices(value: unknown, questionId: string): readonly QuizChoice[] {
  return parseList(value).flatMap((entry, index) => {
    const wire = parseWire(entry)
    const label = parseText(wire.option)
    if (!label) return []
    const id = parseText(wire.id) ?? `${questionId}-${index}`
    return [
      {
        id,
        label,
        image: toPicture(wire.image, label),
        selection: parseList(wire.selection).flatMap(toSelection),
      },
    ]
  })
}

function toChoiceLayout(wire: Wire): QuizQuestionStep['layout'] {
  const isSingle = wire.questionType === 'single_select'
  const layout = parseChoice(
    isSingle ? wire.layoutTypeSingleSelect : wire.layoutTypeMultipleSelect,
    CHOICE_LAYOUTS,
  )
  return layout === undefined || (layout === 'slider' && !isSingle) ? 'card' : layout
}

function toQuestion(wire: Wire, id: string): QuizQuestionStep | undefined {
  const questionType = parseChoice(wire.questionType, QUESTION_TYPES)
  if (!questionType) return undefined
  const layout = toChoiceLayout(wire)
  const answers = layout === 'card' ? [wire.answersCard, wire.answers] : [wire.answers, wire.answersCard]
  const given = answers.find((list) => parseList(list).length > 0)
  const isChoice = questionType === 'single_select' || questionType === 'multiple_select'
  return {
    kind: 'question',
    id,
    questionType,
    required: parseFlag(wire.required) ?? false,
    isCustomerName: questionType === 'text' && parseFlag(wire.isCustomerName) === true,
    maxChars: parseCount(wire.maxChars, 1),
    prompt: parseText(wire.questionPrompt) ?? '',
    description: parseText(wire.questionDescription),
    note: parseText(wire.questionNote),
    placeholder: parseText(wire.placeholder),
    layout,
    columns: Math.min(4, Math.max(2, Math.round(parseNumber(wire.columns) ?? 3))),
    options: isChoice ? toChoices(given, id) : [],
  }
}

function toTransition(wire: Wire, id: string): QuizTransitionStep {
  const title = parseText(wire.title)
  const description = parseText(wire.description)
  return {
    kind: 'transition',
    id,
    layout: parseChoice(wire.layoutOption, TRANSITION_LAYOUTS) ?? 'no_image',
    image: toPicture(wire.image, title ?? ''),
    title,
    description: description === undefined ? undefined : toSafeHtml(description),
  }
}

function toStep(value: unknown): QuizStep | undefined {
  const wire = parseWire(value)
  const id = parseText(wire.id)
  if (!id) return undefined
  const isTransition = wire.type === 'quiz_transition' || wire.layoutOption !== undefined
  return isTransition ? toTransition(wire, id) : toQuestion(wire, id)
}

function isHeading(section: { readonly type: string } | undefined): section is MultiplePanelsSection {
  return section?.type === 'multiple_panels'
}

function toResults(value: unknown): ShopQuiz['results'] {
  const [page] = parseList(value)
  const wire = parseWire(page ?? value)
  return {
    title: parseText(wire.title),
    productsTitle: parseText(wire.resultsTitle),
    heading: parseList(wire.headingSection).map(parseContentSection).filter(isHeading).map(cleanSection),
  }
}

/** A quiz of the service, in snake_case or camelCase; nothing without an id or a usable question. Contract section 9. */
export function toQuiz(json: unknown, context: MapContext): ShopQuiz | undefined {
  const wire = parseWire(toCamelCase(json))
  const id = parseText(wire.id)
  if (!id) return undefined
  const items = toList(wire.questions, { name: 'quiz item', context, toItem: toStep })
  if (!items.some((item) => item.kind === 'question')) return undefined
  return {
    id,
    name: parseText(wire.name) ?? '',
    layout: parseChoice(wire.layout, ['multiple_page', 'single_page'] as const) ?? 'multiple_page',
    items,
    nextButtonLabel: parseText(wire.nextButtonLabel),
    seeResultsLabel: parseText(wire.seeResultsLabel),
    results: toResults(wire.resultsPage),
  }
}

/** A quiz as the live editor holds it; nothing without an id or a usable question. */
export function parseQuiz(json: unknown): ShopQuiz | undefined {
  return toQuiz(json, { logger: silentLogger })
}
