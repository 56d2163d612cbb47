import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Guide, Topic } from '../../packages/ui/src/stories/guide.ts'
import { type ComponentFacts, readComponents } from './props.ts'
import { STATES_OF } from './states.ts'
import { readStories, type StoriesFacts } from './stories.ts'

/** Shown; not applicable, with the reason; or a gap, with what is missing. */
export type Cell =
  | { readonly kind: 'shown' }
  | { readonly kind: 'apart'; readonly reason: string }
  | { readonly kind: 'gap'; readonly missing: string }

export const COLUMNS = [
  'default',
  'variants',
  'states',
  'named',
  'long',
  'empty',
  'zero',
  'many',
  'missingPicture',
  'rightToLeft',
  'composition',
  'advice',
  'page',
] as const

export type Column = (typeof COLUMNS)[number]

export interface Row {
  readonly module: string
  readonly component: string
  readonly cells: Readonly<Record<Column, Cell>>
}

const SHOWN: Cell = { kind: 'shown' }
const toGap = (missing: string): Cell => ({ kind: 'gap', missing })
const toCell = (isShown: boolean, missing: string): Cell => (isShown ? SHOWN : toGap(missing))

/** Props that choose markup, not looks. */
const MARKUP = new Set(['as', 'type', 'role', 'autoComplete'])
/** Props that put a component into a state. */
const STATES = ['disabled', 'loading', 'error', 'required', 'readOnly', 'pressed', 'selected', 'open']
/** States that come with the attributes of a native element. */
const NATIVE_STATES: Readonly<Record<string, readonly string[]>> = {
  ButtonHTMLAttributes: ['disabled'],
  InputHTMLAttributes: ['disabled'],
  TextareaHTMLAttributes: ['disabled'],
}
const SECTIONS = ['purpose', 'anatomy', 'use', 'avoid', 'writing', 'access', 'keys'] as const
const EXTREMES = ['long', 'empty', 'zero', 'many', 'missingPicture', 'rightToLeft'] as const

interface Subject {
  readonly module: string
  /** The style sheets of its folder, as text. */
  readonly styles: string
  readonly facts: ComponentFacts
  readonly stories: StoriesFacts
  readonly guide: Guide | undefined
}

/** Checks every component that the kit exports. */
export async function checkKit(sources: string): Promise<readonly Row[]> {
  const modules = readdirSync(sources).filter((name) => existsSync(join(sources, name, `${name}.tsx`)))
  const rows = await Promise.all(modules.map(async (name) => await checkModule(sources, name)))
  return rows.flat()
}

async function checkModule(sources: string, name: string): Promise<readonly Row[]> {
  const stem = join(sources, name, name)
  const guide = await loadGuide(`${stem}.guide.ts`)
  const stories = existsSync(`${stem}.stories.tsx`) ? readStories(`${stem}.stories.tsx`) : NO_STORIES
  const styles = existsSync(`${stem}.css.ts`) ? readFileSync(`${stem}.css.ts`, 'utf8') : ''
  return readComponents(`${stem}.tsx`).map((facts) => ({
    module: name,
    component: facts.name,
    cells: toCells({ module: name, styles, facts, stories, guide }),
  }))
}

const NO_STORIES: StoriesFacts = {
  names: new Set(),
  extremes: new Set(),
  states: new Set(),
  showsComponent: () => false,
  showsProp: () => false,
  showsValue: () => false,
}

async function loadGuide(path: string): Promise<Guide | undefined> {
  if (!existsSync(path)) return undefined
  const { guide }: { readonly guide: Guide } = await import(path)
  return guide
}

function toCells(subject: Subject): Row['cells'] {
  const { facts, stories, guide } = subject
  const extremes = EXTREMES.map((topic) => [
    topic,
    decide(subject, topic, toCell(hasExtreme(stories, topic), `no story of ${topic}`)),
  ])
  return {
    default: toCell(stories.names.has('Default') && stories.showsComponent(facts.name), 'no story Default'),
    variants: decide(subject, 'variants', getVariants(subject)),
    states: decide(subject, 'states', getStates(subject)),
    named: getNamedStates(subject),
    // `Object.fromEntries` loses the type of the keys.
    ...(Object.fromEntries(extremes) as Record<(typeof EXTREMES)[number], Cell>),
    composition: decide(
      subject,
      'composition',
      toCell(stories.names.has('Composition'), 'no story Composition'),
    ),
    advice: toCell(stories.names.has('DoAndDont'), 'no story DoAndDont'),
    page: getPage(guide),
  }
}

/**
 * A reason counts only when nothing is shown. A topic that is shown and excused is a gap, so that no outdated reason
 * remains.
 */
function decide({ guide }: Subject, topic: Topic, found: Cell): Cell {
  const reason = guide?.without?.[topic]
  if (reason === undefined) return found
  return found.kind === 'shown'
    ? toGap(`${topic} is shown, but left out by the guide`)
    : { kind: 'apart', reason }
}

/** Whether there is a story with the topic's name, or an entry in `atExtremes`. */
const hasExtreme = (stories: StoriesFacts, topic: string): boolean =>
  stories.extremes.has(topic) || stories.names.has(topic.charAt(0).toUpperCase() + topic.slice(1))

function getVariants({ facts, stories }: Subject): Cell {
  const choices = facts.props.filter(({ name, values }) => values.length > 1 && !MARKUP.has(name))
  if (choices.length === 0) return { kind: 'apart', reason: 'Its types offer no variant and no size.' }
  const missing = choices.flatMap(({ name, values, fallback }) =>
    values
      .filter((value) => value !== fallback && !stories.showsValue(name, value))
      .map((value) => `${name}=${value}`),
  )
  return toCell(missing.length === 0, missing.join(', '))
}

function getStates({ facts, stories }: Subject): Cell {
  const own = facts.props.map(({ name }) => name).filter((name) => STATES.includes(name))
  const native = facts.attributes.flatMap((name) => NATIVE_STATES[name] ?? [])
  const states = [...new Set([...own, ...native])]
  if (states.length === 0) return { kind: 'apart', reason: 'Its types know no state.' }
  const missing = states.filter((state) => !stories.showsProp(state))
  return toCell(missing.length === 0, missing.join(', '))
}

/** The states of `STATES_OF` are shown by name, no other is, and no state that its styles or types know is left out. */
function getNamedStates({ module, styles, facts, stories }: Subject): Cell {
  const listed: readonly string[] = STATES_OF[module] ?? []
  const props = facts.props.map(({ name }) => name)
  const known = [
    ...(styles.includes(':hover') ? ['hover'] : []),
    ...(styles.includes(':active') ? ['active'] : []),
    ...['disabled', 'loading', 'error'].filter((state) => props.includes(state)),
  ]
  const isShown = (state: string): boolean =>
    stories.states.has(state) || stories.names.has(state.charAt(0).toUpperCase() + state.slice(1))
  const missing = [
    ...known
      .filter((state) => !listed.includes(state))
      .map((state) => `${state} is not in the table of states`),
    ...listed.filter((state) => !isShown(state)).map((state) => `no ${state} by name`),
    ...[...stories.states]
      .filter((state) => !listed.includes(state))
      .map((state) => `${state} is not in the table`),
  ]
  if (missing.length > 0) return toGap(missing.join(', '))
  return listed.length > 0
    ? SHOWN
    : {
        kind: 'apart',
        reason: 'It takes neither pointer nor keys, or leaves both to the components inside it.',
      }
}

function getPage(guide: Guide | undefined): Cell {
  if (!guide) return toGap('no guide')
  const empty = SECTIONS.filter((section) => Object.keys(guide[section]).length === 0)
  return toCell(empty.length === 0, empty.join(', '))
}
