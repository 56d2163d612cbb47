import { getKey, type Named } from './documents.ts'
import { element } from './element.ts'
import { fieldTree } from './field-tree.ts'
import { action, choiceField, numberField, switchField, textField, group } from './fields.ts'
import {
  getAt,
  isFields,
  isList,
  type Json,
  type JsonFields,
  moveEntry,
  type Path,
  toLabel,
  toText,
} from './json.ts'
import { type Editor, type Panel, toChanger, toLocalized } from './panel.ts'
import { redrawInPlace } from './redraw.ts'

/** The id of the open entry of each panel, until the page is left. */
const open: Record<'page' | 'product' | 'quiz', string | undefined> = {
  page: undefined,
  product: undefined,
  quiz: undefined,
}

/** Opens the document that is shown in the shop's frame. Returns whether that changed the open document. */
export function openContent(kind: 'page' | 'product' | 'quiz', id: string): boolean {
  const isOther = open[kind] !== id
  open[kind] = id
  return isOther
}

export const pagePanel: Panel = (editor, place) => {
  const { pages, homePage } = editor.data
  const id = open.page ?? pages.find(({ slug }) => slug === homePage)?.id ?? ''
  const redraw = () => redrawInPlace(place, () => pagePanel(editor, place))
  const onOpen = (page: Named) => editor.show(page.slug === homePage ? '/' : `/${page.slug}`)
  place.replaceChildren(
    picker({
      editor,
      label: 'Page',
      entries: pages,
      id,
      onOpen: (page) => openAnd({ kind: 'page', entry: page, onOpen, redraw }),
    }),
    blocks(editor, getKey('page', id), redraw),
  )
}

interface Opening {
  readonly kind: 'page' | 'product' | 'quiz'
  readonly entry: Named
  readonly onOpen: (entry: Named) => void
  readonly redraw: () => void
}

function openAnd({ kind, entry, onOpen, redraw }: Opening): void {
  openContent(kind, entry.id)
  onOpen(entry)
  redraw()
}

function picker(options: {
  readonly editor: Editor
  readonly label: string
  readonly entries: readonly Named[]
  readonly id: string
  readonly onOpen: (entry: Named) => void
}): HTMLElement {
  const { editor, label, entries, id, onOpen } = options
  const openById = (wanted: string) => {
    const chosen = entries.find((entry) => entry.id === wanted)
    if (chosen) onOpen(chosen)
  }
  return element(
    'div',
    { class: 'picker' },
    choiceField({
      label,
      value: id,
      options: entries.map((entry) => [entry.id, entry.name[editor.getLocale()] ?? entry.slug]),
      onChange: openById,
    }),
    action('Show', () => openById(id), { name: `Show this ${label.toLowerCase()} in the shop` }),
  )
}

/** The page's blocks in their order, each collapsed. */
function blocks(editor: Editor, key: string, redraw: () => void): HTMLElement {
  const found = getAt(editor.store.get(key).draft, ['sections'])
  const list = isList(found) ? found : []
  const replace = (next: Json) => {
    editor.store.change(key, ['sections'], next)
    redraw()
  }
  return element(
    'div',
    { class: 'items' },
    ...list.flatMap((section, index) =>
      isFields(section) ? [block({ editor, key, section, list, index, replace })] : [],
    ),
  )
}

interface BlockPlace {
  readonly editor: Editor
  readonly key: string
  readonly section: JsonFields
  readonly list: readonly Json[]
  readonly index: number
  readonly replace: (next: Json) => void
}

function block({ editor, key, section, list, index, replace }: BlockPlace): HTMLElement {
  const name = toLabel(toText(section.type))
  const select = (event: Event) => {
    if (event.target instanceof HTMLDetailsElement && event.target.open)
      editor.post({ type: 'content.selected', details: { path: `sections.${index}` } })
  }
  return element(
    'details',
    { class: 'block', 'data-key': toText(section.id), toggle: select },
    element('summary', {}, `${index + 1}. ${name}`),
    ...fieldTree(section, ['sections', index], {
      locale: editor.getLocale(),
      onChange: toChanger(editor, key),
    }),
    element(
      'div',
      { class: 'actions' },
      action('↑', () => replace(moveEntry(list, index, index - 1)), {
        name: `Move block ${index + 1} up`,
        disabled: index === 0,
      }),
      action('↓', () => replace(moveEntry(list, index, index + 1)), {
        name: `Move block ${index + 1} down`,
        disabled: index === list.length - 1,
      }),
      action('Remove', () => replace(list.filter((_, at) => at !== index)), {
        name: `Remove block ${index + 1}`,
      }),
    ),
  )
}

export const productPanel: Panel = (editor, place) => {
  const { products } = editor.data
  const id = open.product ?? products[0]?.id ?? ''
  const key = getKey('product', id)
  const change = toChanger(editor, key)
  const locale = editor.getLocale()
  const read = (path: Path) => getAt(editor.store.get(key).draft, path)
  const text = (label: string, name: string) =>
    textField({
      label,
      value: toText(read([name, locale])),
      onChange: (next) =>
        change([name], { ...toLocalized(editor, ''), ...toFields(read([name])), [locale]: next }),
    })
  const flag = (label: string, name: string) =>
    switchField({ label, value: read([name]) !== false, onChange: (next) => change([name], next) })
  const redraw = () => productPanel(editor, place)
  const onOpen = ({ slug }: Named) => editor.show(`/products/${slug}`)
  place.replaceChildren(
    picker({
      editor,
      label: 'Product',
      entries: products,
      id,
      onOpen: (product) => openAnd({ kind: 'product', entry: product, onOpen, redraw }),
    }),
    group('Callout', text('Title', 'calloutTitle'), text('Text', 'calloutDescription')),
    group(
      'Stock and quantity',
      flag('Show stock levels', 'showStockLevels'),
      numberField({
        label: 'Low from',
        value: Number(read(['lowStockIndicator']) ?? 3),
        min: 1,
        step: 1,
        onChange: (next) => change(['lowStockIndicator'], next),
      }),
      flag('Offer a quantity', 'enableProductCounter'),
    ),
    choiceField({
      label: 'Layout',
      value: toText(read(['layoutOptions']), 'standard'),
      options: [
        ['standard', 'Pictures first'],
        ['left_aligned', 'Words first'],
      ],
      onChange: (next) => change(['layoutOptions'], next),
    }),
    ...fieldTree(
      { productHighlights: read(['productHighlights']), expandableDetails: read(['expandableDetails']) },
      [],
      { locale, onChange: change },
    ),
  )
}

function toFields(value: Json): JsonFields {
  return isFields(value) ? value : {}
}

export const quizPanel: Panel = (editor, place) => {
  const { quizzes } = editor.data
  const id = open.quiz ?? quizzes[0]?.id ?? ''
  const key = getKey('quiz', id)
  const locale = editor.getLocale()
  const redraw = () => quizPanel(editor, place)
  const { questions, results_page: results, ...own } = toFields(editor.store.get(key).draft)
  place.replaceChildren(
    picker({
      editor,
      label: 'Quiz',
      entries: quizzes.map((quiz) => ({ ...quiz, slug: quiz.id })),
      id,
      onOpen: (quiz) =>
        openAnd({ kind: 'quiz', entry: quiz, onOpen: ({ slug }) => editor.show(`/quiz/${slug}`), redraw }),
    }),
    ...fieldTree(own, [], { locale, onChange: toChanger(editor, key) }),
    ...quizParts(editor, key, { name: 'questions', label: 'Question', list: questions }),
    ...quizParts(editor, key, { name: 'results_page', label: 'Results', list: results }),
  )
}

interface QuizPart {
  readonly name: 'questions' | 'results_page'
  readonly label: string
  readonly list: Json
}

/**
 * The questions or the results, each collapsed. Opening one shows it in the shop; closing the results shows the quiz
 * again.
 */
function quizParts(editor: Editor, key: string, { name, label, list }: QuizPart): readonly HTMLElement[] {
  const toggle = (index: number) => (event: Event) => {
    const isOpen = event.target instanceof HTMLDetailsElement && event.target.open
    const path = `${name}.${index}`
    if (isOpen) editor.post({ type: 'content.selected', details: { path } })
    else if (name === 'results_page')
      editor.post({ type: 'collection_item.hide', details: { path, model: 'content/quizzes' } })
  }
  return (isList(list) ? list : []).flatMap((part, index) =>
    isFields(part)
      ? [
          element(
            'details',
            { class: 'block', 'data-key': `${name} ${index}`, toggle: toggle(index) },
            element('summary', {}, name === 'questions' ? `${label} ${index + 1}` : label),
            ...fieldTree(part, [name, index], {
              locale: editor.getLocale(),
              onChange: toChanger(editor, key),
            }),
          ),
        ]
      : [],
  )
}
