import { type ReactNode, useState } from 'react'
import { Button } from '../../button/button.tsx'
import { saveFile } from './save-file.ts'
import { type DesignTokens, toDesignTokens } from '../../design-tokens/design-tokens.ts'
import { Heading } from '../../heading/heading.tsx'
import { Inline } from '../../inline/inline.tsx'
import { SearchField } from '../../search-field/search-field.tsx'
import { Stack } from '../../stack/stack.tsx'
import { Table } from '../../table/table.tsx'
import { Text } from '../../text/text.tsx'
import { getContrast } from '../../theme/color.ts'
import { parseColor } from '../../theme/css-color.ts'
import { ALL_TOKENS, getSurface, type Token, toFallback, toVariable } from './tokens.ts'
import { useTokenValues } from './use-token-values.ts'
import * as styles from './tokens.css.ts'

const COLUMNS = [
  { key: 'name', header: 'Token' },
  { key: 'value', header: 'Value' },
  { key: 'sample', header: 'Sample' },
  { key: 'contrast', header: 'Contrast' },
] as const

/** Tokens whose name, variable or value has the words, by their group: `surface`, `tone`, `fontSize`. */
function findGroups(query: string, getValue: (reference: string) => string) {
  const words = query.toLowerCase().split(/\s+/)
  const found = ALL_TOKENS.filter(({ name, reference }) => {
    const text = `${name} ${reference} ${getValue(reference)}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return [...Map.groupBy(found, ({ name }) => name.split('.')[0] ?? name)]
}

/** The tokens of the theme that the page shows, as a file for design tools. */
function readDesignTokens(getValue: (reference: string) => string): DesignTokens {
  const variables = ALL_TOKENS.map(({ reference }) => [toVariable(reference), getValue(reference)]).filter(
    ([, value]) => value !== '',
  )
  return toDesignTokens({
    variables: Object.fromEntries(variables),
    colorScheme: 'light',
    preloads: [],
    warnings: [],
  })
}

/** Every token of the current theme, with its value, a sample and its contrast; to filter, copy and download. */
export function TokenTable() {
  const getValue = useTokenValues()
  const [query, setQuery] = useState('')
  const [said, say] = useState('')
  const change = (next: string): void => {
    setQuery(next)
    say('')
  }
  const groups = findGroups(query, getValue)
  const shown = groups.flatMap(([, tokens]) => tokens)
  const copy = (): void => {
    const lines = shown.map(
      ({ reference }) => `${toVariable(reference)}: ${getValue(reference) || toFallback(reference)};`,
    )
    navigator.clipboard.writeText(lines.join('\n')).then(
      () => say(`Copied as CSS: ${lines.length}`),
      () => say('The browser does not let this page copy.'),
    )
  }
  return (
    <Stack gap="48">
      <Stack gap="12">
        <SearchField
          label="Filter tokens"
          placeholder="heading, space, #1f2d27"
          clearLabel="Show all"
          value={query}
          onValueChange={change}
          onSearch={change}
        />
        <Inline justify="between">
          <Text as="span" size="sm">
            <output>{said || `${shown.length} of ${ALL_TOKENS.length} tokens`}</output>
          </Text>
          <Inline gap="8">
            <Button size="sm" variant="secondary" onClick={copy}>
              Copy as CSS
            </Button>
            <Button
              size="sm"
              variant="secondary"
              onClick={() => saveFile('design-tokens.json', readDesignTokens(getValue))}
            >
              Download as design tokens
            </Button>
          </Inline>
        </Inline>
      </Stack>
      {groups.map(([group, tokens]) => (
        <Stack key={group} gap="12">
          <Heading level={2} size="2xl">
            {group}
          </Heading>
          <Table caption={group} columns={COLUMNS} rows={tokens.map((token) => toRow(token, getValue))} />
        </Stack>
      ))}
    </Stack>
  )
}

function toRow({ name, reference }: Token, getValue: (reference: string) => string) {
  const value = getValue(reference) || toFallback(reference)
  return {
    id: name,
    cells: {
      name: (
        <span className={styles.name}>
          <Text as="span" tone="heading" weight="medium">
            {name}
          </Text>
          <Text as="span" size="xs">
            {toVariable(reference)}
          </Text>
        </span>
      ),
      value,
      sample: getSample(name, reference),
      contrast: getContrastMessages(name, getValue),
    },
  }
}

const LENGTHS = /^(space|gutter)|\.(padding|gap|borderWidth)$/
const COLORS = /^(surface|primary|secondary|brand|tone|overlay)|\.background$/

function getSample(name: string, reference: string): ReactNode {
  if (COLORS.test(name)) return <span className={styles.sample} style={{ background: reference }} />
  if (LENGTHS.test(name)) return <span className={styles.bar} style={{ inlineSize: reference }} />
  if (/^radius|\.radius$/.test(name))
    return <span className={styles.sample} style={{ borderRadius: reference }} />
  if (/^shadow|\.shadow$/.test(name))
    return <span className={styles.sample} style={{ boxShadow: reference }} />
  if (name.startsWith('fontSize'))
    return (
      <span className={styles.word} style={{ fontSize: reference }}>
        Ag
      </span>
    )
  if (name.startsWith('fontFamily'))
    return (
      <span className={styles.word} style={{ fontFamily: reference }}>
        Kept for years
      </span>
    )
  if (/^fontWeight|\.fontWeight$/.test(name))
    return (
      <span className={styles.word} style={{ fontWeight: reference }}>
        Kept for years
      </span>
    )
  return '–'
}

/** Rounds down to two decimals, so that a ratio just below its limit does not look as if it reached it. */
const toRatio = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`

/**
 * The contrast of a colour token with its background, and what it needs where that is more: `7.12 : 1 on
 * surface.background`. `–` for a token that is a background or no colour.
 */
export function getContrastMessages(name: string, getValue: (reference: string) => string): string {
  const surface = getSurface(name)
  const read = (path: string) => {
    const token = ALL_TOKENS.find((candidate) => candidate.name === path)
    return parseColor(token && getValue(token.reference))
  }
  const [color, background] = [read(name), surface && read(surface.name)]
  if (!surface || !color || !background) return '–'
  const ratio = getContrast(color, background)
  const verdict = ratio >= surface.needed ? '' : `, needs ${surface.needed} : 1`
  return `${toRatio(ratio)} on ${surface.name}${verdict}`
}
