import type { ComponentFacts } from './kit.ts'

/** One row of the README's table: the words that a prop may have in these components. */
interface VocabularyRow {
  readonly prop: string
  readonly words: readonly string[]
  /** Empty: in every component that no other row names. */
  readonly components: readonly string[]
}

/** Names that the kit has another word for. */
const REFUSED: Readonly<Record<string, string>> = {
  isOpen: 'open',
  legend: 'label',
  legendDisplay: 'labelDisplay',
  messages: 'a prop for each text, such as closeLabel',
  onClose: 'onOpenChange',
  onToggle: 'onOpenChange',
}

const toCode = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)

/** The rows of the table under "One vocabulary" in the kit's README: prop, words, components. */
export function readVocabulary(readme: string): readonly VocabularyRow[] {
  const [, section = ''] = readme.split(/^## One vocabulary$/m)
  const [own = ''] = section.split(/^## /m)
  return [...own.matchAll(/^\|(.+)\|(.+)\|(.+)\|$/gm)].flatMap(
    ([, name = '', words = '', components = '']) => {
      const [prop] = toCode(name)
      return prop === undefined ? [] : [{ prop, words: toCode(words), components: toCode(components) }]
    },
  )
}

/** Props of the kit whose name or word is outside the vocabulary, a sentence each. */
export function findForeignWords(
  components: readonly ComponentFacts[],
  vocabulary: readonly VocabularyRow[],
): readonly string[] {
  return components.flatMap(({ name, props }) =>
    props.flatMap((prop) => {
      const instead = REFUSED[prop.name]
      if (instead !== undefined) return [`${name}: ${prop.name} is called ${instead} in the kit`]
      const rows = vocabulary.filter((row) => row.prop === prop.name)
      const row =
        rows.find((one) => one.components.includes(name)) ?? rows.find((one) => one.components.length === 0)
      const foreign = prop.values.filter((value) => !row?.words.includes(value))
      return rows.length > 0 && foreign.length > 0
        ? [`${name}: ${prop.name} ${foreign.join(', ')} is not in the vocabulary of the kit’s README`]
        : []
    }),
  )
}
