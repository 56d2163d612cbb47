import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Guide, Topic } from '../../packages/ui/src/stories/guide.ts'
import { type ComponentFacts, readComponents } from './props.ts'
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
const SECTIONS = ['purpose', 'anatomy', 'use', 'avoid', 'words', 'access', 'keys'] as const
const EXTREMES = ['long', 'empty', 'zero', 'many', 'missingPicture', 'rightToLeft'] as const

interface Subject {
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
  return readComponents(`${stem}.tsx`).map((facts) => ({
    module: name,
    component: facts.name,
    cells: toCells({ facts, stories, guide }),
  }))
}

const NO_STORIES: StoriesFacts = {
  names: new Set(),
  extremes: new Set(),
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

/** Whether there is a story with the topic's name, or an entry in `AtExtremes`. */
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

function getPage(guide: Guide | undefined): Cell {
  if (!guide) return toGap('no guide')
  const empty = SECTIONS.filter((section) => Object.keys(guide[section]).length === 0)
  return toCell(empty.length === 0, empty.join(', '))
}
