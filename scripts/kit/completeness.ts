import { existsSync, readFileSync } from 'node:fs'
import type { Guide, Topic } from '../../packages/ui/src/stories/guide.ts'
import type { ComponentFacts, KitModule } from './kit.ts'
import { STATES_OF } from './states.ts'
import { readStories, type StoriesFacts } from './stories.ts'

/** Props that choose markup, not looks. */
const MARKUP = new Set(['as', 'type', 'role', 'autoComplete'])
/** Props that put a component into a state. */
const STATES = ['disabled', 'loading', 'error', 'required', 'readOnly', 'pressed', 'selected', 'open']
/** Their native elements can be disabled. */
const CAN_BE_DISABLED = /^(?:Button|Input|Textarea)HTMLAttributes$/
const SECTIONS = ['purpose', 'anatomy', 'use', 'avoid', 'writing', 'access', 'keys'] as const

interface Subject {
  readonly module: string
  /** The style sheets of its folder, as text. */
  readonly styles: string
  readonly facts: ComponentFacts
  readonly stories: StoriesFacts
  readonly guide: Guide | undefined
}

/** What is missing; nothing where all is shown, and undefined where there is nothing to show. */
type Rule = (subject: Subject) => readonly string[] | undefined

const toRule =
  (isShown: (subject: Subject) => boolean, missing: string): Rule =>
  (subject) =>
    isShown(subject) ? [] : [missing]

/**
 * A rule that the guide may leave out with a reason. A topic that is shown and excused is a gap, so that no outdated reason
 * remains.
 */
const unlessExcused =
  (topic: Topic, rule: Rule): Rule =>
  (subject) => {
    const found = rule(subject)
    if (subject.guide?.without?.[topic] === undefined) return found
    return found?.length === 0 ? [`${topic} is shown, but left out by the guide`] : []
  }

/** A story with the topic's name, or an entry in `atExtremes`. */
const toExtreme = (topic: Topic): Rule =>
  unlessExcused(
    topic,
    toRule(
      ({ stories }) => stories.extremes.has(topic) || stories.names.has(toStoryName(topic)),
      `no story of ${topic}`,
    ),
  )

const toStoryName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

export const RULES: Readonly<Record<string, Rule>> = {
  default: toRule(
    ({ stories, facts }) => stories.names.has('Default') && stories.showsComponent(facts.name),
    'no story Default',
  ),
  variants: unlessExcused('variants', findVariants),
  states: unlessExcused('states', findStates),
  named: findNamedStates,
  long: toExtreme('long'),
  empty: toExtreme('empty'),
  zero: toExtreme('zero'),
  many: toExtreme('many'),
  missingPicture: toExtreme('missingPicture'),
  rightToLeft: toExtreme('rightToLeft'),
  composition: unlessExcused(
    'composition',
    toRule(({ stories }) => stories.names.has('Composition'), 'no story Composition'),
  ),
  advice: toRule(({ stories }) => stories.names.has('DoAndDont'), 'no story DoAndDont'),
  page: ({ guide }) =>
    guide ? SECTIONS.filter((section) => Object.keys(guide[section]).length === 0) : ['no guide'],
}

/** What the stories and guides of the kit's components lack, one line for each rule. */
export async function findGaps(modules: readonly KitModule[]): Promise<readonly string[]> {
  const subjects = await Promise.all(modules.map(toSubjects))
  return subjects.flat().flatMap((subject) =>
    Object.entries(RULES).flatMap(([name, rule]) => {
      const missing = rule(subject) ?? []
      const place = `${subject.module}: ${subject.facts.name}: ${name}`
      return missing.length === 0 ? [] : [`${place}: ${missing.join(', ')}`]
    }),
  )
}

async function toSubjects({ name, stem, components }: KitModule): Promise<readonly Subject[]> {
  const guide = existsSync(`${stem}.guide.ts`) ? (await import(`${stem}.guide.ts`)).guide : undefined
  const [stories, styles] = [`${stem}.stories.tsx`, `${stem}.css.ts`].map((path) =>
    existsSync(path) ? readFileSync(path, 'utf8') : '',
  )
  return components.map((facts) => ({
    module: name,
    styles: styles ?? '',
    facts,
    stories: readStories(`${stem}.stories.tsx`, stories),
    guide,
  }))
}

function findVariants({ facts, stories }: Subject): readonly string[] | undefined {
  const choices = facts.props.filter(({ name, values }) => values.length > 1 && !MARKUP.has(name))
  if (choices.length === 0) return undefined
  return choices.flatMap(({ name, values, fallback }) =>
    values
      .filter((value) => value !== fallback && !stories.showsValue(name, value))
      .map((value) => `${name}=${value}`),
  )
}

function findStates({ facts, stories }: Subject): readonly string[] | undefined {
  const own = facts.props.map(({ name }) => name).filter((name) => STATES.includes(name))
  const native = facts.attributes.some((name) => CAN_BE_DISABLED.test(name)) ? ['disabled'] : []
  const states = new Set([...own, ...native])
  return states.size === 0 ? undefined : [...states].filter((state) => !stories.showsProp(state))
}

/** The states of `STATES_OF` are shown by name, no other is, and no state that its styles or types know is left out. */
function findNamedStates({ module, styles, facts, stories }: Subject): readonly string[] {
  const listed: readonly string[] = STATES_OF[module] ?? []
  const props = facts.props.map(({ name }) => name)
  const known = [
    ...(styles.includes(':hover') ? ['hover'] : []),
    ...(styles.includes(':active') ? ['active'] : []),
    ...['disabled', 'loading', 'error'].filter((state) => props.includes(state)),
  ]
  const isShown = (state: string) => stories.states.has(state) || stories.names.has(toStoryName(state))
  const isUnlisted = (state: string) => !listed.includes(state)
  return [
    ...known.filter(isUnlisted).map((state) => `${state} is not in the table of states`),
    ...listed.filter((state) => !isShown(state)).map((state) => `no ${state} by name`),
    ...[...stories.states].filter(isUnlisted).map((state) => `${state} is not in the table`),
  ]
}
