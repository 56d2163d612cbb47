import { expect, test } from 'vitest'
import type { ComponentFacts } from './kit.ts'
import { findForeignWords, readVocabulary } from './vocabulary.ts'

const README = `# Kit
## One vocabulary
| prop      | words                       | components    |
| --------- | --------------------------- | ------------- |
| \`size\`    | steps: \`sm\` \`md\`          |               |
| \`size\`    | steps of type: \`sm\` \`8xl\` | \`Heading\`     |
| \`variant\` | \`primary\`                 |               |
| \`tone\`    | \`info\`                    |               |
| \`padding\` | \`none\` \`md\`             |               |

## Modules
| module | is |
| ------ | -- |
| \`box\`  | \`huge\` |
`
const vocabulary = readVocabulary(README)

const aComponent = (name: string, prop: string, ...values: readonly string[]): readonly ComponentFacts[] => [
  { name, doc: '', attributes: [], props: [{ name: prop, type: '', values, isRequired: false, doc: '' }] },
]
const find = (...facts: Parameters<typeof aComponent>) => findForeignWords(aComponent(...facts), vocabulary)

test('the table of the README is read, and no other', () => {
  expect(vocabulary).toHaveLength(5)
  expect(vocabulary[1]).toEqual({ prop: 'size', words: ['sm', '8xl'], components: ['Heading'] })
})

test.each([
  ['size', 'huge'],
  ['variant', 'loud'],
  ['tone', 'happy'],
  ['padding', '16'],
])('a %s that the table does not have is found', (prop, word) => {
  expect(find('Knob', prop, word)).toEqual([
    `Knob: ${prop} ${word} is not in the vocabulary of the kit’s README`,
  ])
})

test('words of the table, and props that it does not name, are no finding', () => {
  expect(find('Knob', 'size', 'sm', 'md')).toEqual([])
  expect(find('Knob', 'side', 'start', 'end')).toEqual([])
})

test('a component that a row names has the words of that row', () => {
  expect(find('Heading', 'size', 'sm', '8xl')).toEqual([])
  expect(find('Heading', 'size', 'md')).toHaveLength(1)
})

test('a name that the kit has another word for is found', () => {
  expect(find('Knob', 'onClose')).toEqual(['Knob: onClose is called onOpenChange in the kit'])
})
