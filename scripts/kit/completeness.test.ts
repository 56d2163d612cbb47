import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findGaps } from './completeness.ts'
import { readKit } from './kit.ts'

const COMPONENT = `
import * as styles from './knob.css.ts'
interface Base {
  /** Whether it can be used. */
  readonly disabled?: boolean
}
export interface KnobProps extends Base {
  /** How it looks. @default 'plain' */
  readonly look?: keyof typeof styles.look
  readonly label: string
}
/** Turns. */
export function Knob(props: KnobProps) {
  return (
    <div {...toRoot('knob', props, '', { pressed: true })}>
      <span data-part="face" />
    </div>
  )
}
`
const STYLES = `export const look = { plain: 'a', loud: 'b' }\n`
const STORIES = `
const meta = { title: 'Components/Knob', component: Knob }
export default meta
export const Default = {}
export const DoAndDont = {}
export const Composition = {}
`

const EXTREMES = ['long', 'empty', 'zero', 'many', 'missingPicture', 'rightToLeft']
const WORDS = ['a']
const GUIDE = {
  purpose: WORDS,
  anatomy: WORDS,
  use: WORDS,
  avoid: WORDS,
  writing: WORDS,
  access: WORDS,
  keys: WORDS,
  without: Object.fromEntries([...EXTREMES, 'states', 'composition'].map((topic) => [topic, 'Because.'])),
}

let sources = ''
const write = (name: string, text: string) => writeFileSync(join(sources, 'knob', name), text)

beforeEach(() => {
  sources = mkdtempSync(join(tmpdir(), 'kit-'))
  mkdirSync(join(sources, 'knob'))
  write('knob.tsx', COMPONENT)
  write('knob.css.ts', STYLES)
  write('knob.stories.tsx', STORIES)
})
afterEach(() => rmSync(sources, { recursive: true }))

const getGaps = () => findGaps(readKit(sources))

test('a component without a guide, a variant, a state and extremes is found', async () => {
  expect(await getGaps()).toEqual([
    'knob: Knob: variants: look=loud',
    'knob: Knob: states: disabled',
    'knob: Knob: named: disabled is not in the table of states',
    ...EXTREMES.map((topic) => `knob: Knob: ${topic}: no story of ${topic}`),
    'knob: Knob: page: no guide',
  ])
})

test('a story that shows the variant and the state closes the gaps', async () => {
  write('knob.stories.tsx', `${STORIES}\nexport const Loud = { args: { look: 'loud', disabled: true } }`)
  expect((await getGaps()).filter((gap) => /variants|states:/.test(gap))).toEqual([])
})

test('a topic is left out with a reason, but not one that is shown', async () => {
  write('knob.guide.ts', `export const guide = ${JSON.stringify(GUIDE)}`)
  expect(await getGaps()).toEqual([
    'knob: Knob: variants: look=loud',
    'knob: Knob: named: disabled is not in the table of states',
    'knob: Knob: composition: composition is shown, but left out by the guide',
  ])
})

test('props are read from all types that they are made of', () => {
  const [knob] = readKit(sources)
  expect(knob?.components[0]).toMatchObject({ name: 'Knob', doc: 'Turns.' })
  expect(knob?.components[0]?.props).toMatchObject([
    { name: 'look', type: "'plain' | 'loud'", values: ['plain', 'loud'], fallback: 'plain' },
    { name: 'label', type: 'string', values: [], isRequired: true },
    { name: 'disabled', isRequired: false, fallback: 'false', doc: 'Whether it can be used.' },
  ])
})

test('a prop that one alternative does not need is optional', () => {
  write(
    'knob.tsx',
    COMPONENT.replace(
      'props: KnobProps',
      'props: KnobProps | { readonly look?: "plain"; readonly label?: undefined }',
    ),
  )
  const [knob] = readKit(sources)
  expect(knob?.components[0]?.props.find(({ name }) => name === 'label')).toMatchObject({ isRequired: false })
})

test('parts and states are read, and a root of another name is refused', () => {
  expect(readKit(sources)[0]?.parts).toEqual([
    { component: 'Knob', root: 'knob', parts: ['face'], states: ['pressed'] },
  ])
  write('knob.tsx', COMPONENT.replace("toRoot('knob'", "toRoot('dial'"))
  expect(() => readKit(sources)).toThrow('no root of Knob is named knob')
})
