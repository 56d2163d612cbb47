import type { ReactNode } from 'react'
import { Heading } from '../../heading/heading.tsx'
import { Stack } from '../../stack/stack.tsx'
import { Table } from '../../table/table.tsx'
import { Text } from '../../text/text.tsx'
import { getContrast } from '../../theme/color.ts'
import { parseColor } from '../../theme/css-color.ts'
import { ALL_TOKENS, getSurface, type Token, toVariable } from './tokens.ts'
import { useTokenValues } from './use-token-values.ts'
import * as styles from './tokens.css.ts'

const COLUMNS = [
  { key: 'name', header: 'Token' },
  { key: 'value', header: 'Value' },
  { key: 'sample', header: 'Sample' },
  { key: 'contrast', header: 'Contrast' },
] as const

/** Tokens by their group: `surface`, `tone`, `fontSize`. */
const GROUPS = Map.groupBy(ALL_TOKENS, ({ name }) => name.split('.')[0] ?? name)

/** Every token of the current theme, with its value, a sample and its contrast. */
export function TokenTable() {
  const getValue = useTokenValues()
  return (
    <Stack gap="48">
      {[...GROUPS].map(([group, tokens]) => (
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
  const value = getValue(reference)
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

const LENGTHS = /^(space|gutter)/
const COLORS = /^(surface|primary|secondary|brand|tone|overlay)/

function getSample(name: string, reference: string): ReactNode {
  if (COLORS.test(name)) return <span className={styles.sample} style={{ background: reference }} />
  if (LENGTHS.test(name)) return <span className={styles.bar} style={{ inlineSize: reference }} />
  if (name.startsWith('radius')) return <span className={styles.sample} style={{ borderRadius: reference }} />
  if (name.startsWith('shadow')) return <span className={styles.sample} style={{ boxShadow: reference }} />
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
  if (name.startsWith('fontWeight'))
    return (
      <span className={styles.word} style={{ fontWeight: reference }}>
        Kept for years
      </span>
    )
  return '–'
}

/** Rounds down to two decimals, so that a ratio just below its limit does not look as if it reached it. */
const toRatio = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`

function getContrastMessages(name: string, getValue: (reference: string) => string): string {
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
