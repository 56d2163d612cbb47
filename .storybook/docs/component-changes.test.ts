import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findComponentChanges } from './component-changes.ts'
import { readKit } from '../../scripts/kit/kit.ts'

const KIT = join(import.meta.dirname, '../../packages/ui')

const find = (coming: string, released = '') =>
  Object.fromEntries(
    findComponentChanges({ coming: [{ bump: 'patch', text: coming }], released }, [
      'Button',
      'IconButton',
      'Text',
      'Price',
    ]),
  )

test('a sentence belongs to the components that it names', () => {
  expect(find('Buttons have a shadow. `Price` takes `now`. Nothing else.')).toEqual({
    Button: [{ version: undefined, text: 'Buttons have a shadow.' }],
    Price: [{ version: undefined, text: '`Price` takes `now`.' }],
  })
})

test('a longer name is not the shorter one within it', () => {
  expect(Object.keys(find('An icon button has a name.'))).toEqual(['IconButton'])
})

test('a word of the language names no component', () => {
  expect(find('Stays in place with large text, whatever the `price` is.')).toEqual({})
})

test('released changes have their version and no hash', () => {
  const changelog =
    '# @sorrel/ui\n\n## 0.2.0\n\n### Minor Changes\n\n- 29beb11: `Price` takes `now`\n  and `before`.\n\n### Patch Changes\n\n- Other.\n\n## 0.1.0\n\n- `Price` is new.\n'
  expect(find('', changelog)).toEqual({
    Price: [
      { version: '0.2.0', text: '`Price` takes `now` and `before`.' },
      { version: '0.1.0', text: '`Price` is new.' },
    ],
  })
})

const versions = readFileSync(join(KIT, 'CHANGELOG.md'), 'utf8').match(/(?<=^## ).+/gm) ?? []

test.each(readKit(join(KIT, 'src')))(
  '$name is there since a released version or the next one',
  async (module) => {
    const { guide } = await import(`${module.stem}.guide.ts`)
    expect([...versions, 'next']).toContain(guide.since)
  },
)
