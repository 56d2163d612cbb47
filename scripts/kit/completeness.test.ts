import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkKit } from './completeness.ts'
import { readParts } from './parts.ts'
import { readComponents } from './props.ts'

const COMPONENT = `
import * as styles from './knob.css.ts'
interface Base {
  /** Whether it can be used. */
  readonly disabled?: boolean
}
export interface KnobProps extends Base {
  /** How it looks. Default \`plain\`. */
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
const STYLES = `export const look = styleVariants({ plain: {}, loud: {} }, (one) => [one])\n`
const STORIES = `
const meta = { title: 'Components/Knob', component: Knob }
export default meta
export const Default = {}
export const DoAndDont = {}
export const Composition = {}
`

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

async function getGaps(): Promise<Readonly<Record<string, string>>> {
  const [row] = await checkKit(sources)
  const gaps = Object.entries(row?.cells ?? {}).flatMap(([column, cell]) =>
    cell.kind === 'gap' ? [[column, cell.missing]] : [],
  )
  return Object.fromEntries(gaps)
}

test('a component without a guide, a variant, a state and extremes is found', async () => {
  expect(await getGaps()).toMatchObject({
    page: 'no guide',
    variants: 'look=loud',
    states: 'disabled',
    named: 'disabled is not in the table of states',
    long: 'no story of long',
  })
})

test('a story that shows the variant and the state closes the gaps', async () => {
  write('knob.stories.tsx', `${STORIES}\nexport const Loud = { args: { look: 'loud', disabled: true } }`)
  const gaps = await getGaps()
  expect(gaps).not.toHaveProperty('variants')
  expect(gaps).not.toHaveProperty('states')
})

test('props are read from all types that they are made of', () => {
  const [component] = readComponents(join(sources, 'knob/knob.tsx'))
  expect(component).toMatchObject({ name: 'Knob', doc: 'Turns.' })
  expect(component?.props).toMatchObject([
    { name: 'disabled', isRequired: false, fallback: 'false', doc: 'Whether it can be used.' },
    { name: 'look', values: ['plain', 'loud'], fallback: 'plain' },
    { name: 'label', type: 'string', isRequired: true },
  ])
})

test('parts and states are read, and a root of another name is refused', () => {
  const path = join(sources, 'knob/knob.tsx')
  expect(readParts(path, ['Knob'])).toEqual([
    { component: 'Knob', root: 'knob', parts: ['face'], states: ['pressed'] },
  ])
  expect(() => readParts(path, ['Dial'])).toThrow('no root of Dial is named dial')
})
