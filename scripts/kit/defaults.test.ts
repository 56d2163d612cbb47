import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readKit } from './kit.ts'
import { findWrongDefaults } from './wrong-defaults.ts'

const write = (sources: string, name: string, props: string, code: string): void => {
  mkdirSync(join(sources, name.toLowerCase()))
  writeFileSync(
    join(sources, name.toLowerCase(), `${name.toLowerCase()}.tsx`),
    `export interface ${name}Props {
      ${props}
    }
    export function ${name}(props: ${name}Props) { ${code} }`,
  )
}

/** What is found in a component, which hands its `tone` on to another one. */
function find(props: string, code: string): readonly string[] {
  const sources = mkdtempSync(join(tmpdir(), 'defaults-'))
  onTestFinished(() => rmSync(sources, { recursive: true }))
  write(sources, 'Lamp', `/** @default 'warm' */ tone?: 'warm' | 'cold'`, LAMP)
  write(sources, 'Knob', props, `${code}; return <p {...toRoot('knob')}><Lamp tone={props.tone} /></p>`)
  return findWrongDefaults(readKit(sources))
}

const LAMP = `const { tone = 'warm' } = props; return <p {...toRoot('lamp', tone)} />`

test.each([
  ['in the destructuring', `/** @default 'md' */ size?: 'md' | 'lg'`, `const { size = 'md' } = props`],
  ['under another name', `/** @default 'a' */ as?: string`, `const { as: Anchor = 'a' } = props`],
  ['after ??', `/** @default 2 */ level?: number`, `const level = props.level ?? 2`],
  ['by comparison', `/** @default 'md' */ size?: 'md' | 'lg'`, `const isLarge = props.size === 'lg'`],
  ['by another component', `/** @default 'warm' */ tone?: 'warm' | 'cold'`, ''],
  ['of a switch', `open?: boolean`, ''],
])('a default %s is right', (_where, props, code) => {
  expect(find(props, code)).toEqual([])
})

test.each([
  ['is missing', `size?: 'md' | 'lg'`, `const { size = 'md' } = props`, "undefined, the code takes 'md'"],
  [
    'is another one',
    `/** @default 1 */ level?: number`,
    `const l = props.level ?? 2`,
    "1, the code takes '2'",
  ],
  [
    'is the compared word',
    `/** @default 'lg' */ size?: 'md' | 'lg'`,
    `props.size === 'lg'`,
    'lg, the code takes none',
  ],
  ['is not in the code', `/** @default 'x' */ look?: string`, '', 'x, the code takes none'],
  ['is not the other’s', `/** @default 'cold' */ tone?: 'warm' | 'cold'`, '', "cold, the code takes 'warm'"],
  ['of a switch is on', `open?: boolean`, `const { open = true } = props`, "false, the code takes 'true'"],
])('a default that %s is found', (_what, props, code, told) => {
  expect(find(props, code)).toEqual([expect.stringContaining(`@default is ${told}`)])
})
