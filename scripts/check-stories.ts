import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatMarkdown } from './format-markdown.ts'
import { type Cell, checkKit, type Column, COLUMNS, type Row } from './kit/completeness.ts'
import { findGuideGaps } from './kit/guided.ts'
import { findRestless, readSearchable } from './kit/stillness.ts'
import { ROOT } from './processes.ts'

/**
 * Checks that every component of the kit has its complete set of stories and docs, that no story moves when it is
 * opened, that every title has a guide, and that the words designers search by find a story. Prints the table, compares
 * it with `docs/kit.md` (`--write` updates that page) and fails on a gap. The last line is its tally.
 */

const DOCUMENT = join(ROOT, 'docs/kit.md')

/** What designers type into the search, which looks at titles and names of stories. */
const SEARCHED = [
  'header',
  'footer',
  'mega menu',
  'mobile menu',
  'typography',
  'add to bag',
  'checkout',
  'product card',
  'sold out',
  'focus',
  'hover',
]

const TITLES: Readonly<Record<Column, string>> = {
  default: 'Default',
  variants: 'Variants, sizes',
  states: 'States',
  named: 'By name',
  long: 'Long',
  empty: 'Empty',
  zero: '0',
  many: '999+',
  missingPicture: 'No picture',
  rightToLeft: 'RTL',
  composition: 'Composed',
  advice: 'Do, don’t',
  page: 'Docs',
}

const MARKS: Readonly<Record<Cell['kind'], string>> = { shown: '✓', apart: '–', gap: '✗' }

const toLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const toTable = (rows: readonly Row[]): string =>
  [
    toLine(['Component', ...COLUMNS.map((column) => TITLES[column])]),
    toLine(['---', ...COLUMNS.map(() => ':-:')]),
    ...rows.map(({ component, cells }) =>
      toLine([component, ...COLUMNS.map((column) => MARKS[cells[column].kind])]),
    ),
  ].join('\n')

/** The reasons of all components, each once per component. */
function toReasons(rows: readonly Row[]): string {
  return rows
    .map(({ component, cells }) => {
      const apart = COLUMNS.flatMap((column) => {
        const cell = cells[column]
        return cell.kind === 'apart' ? [{ title: TITLES[column].toLowerCase(), reason: cell.reason }] : []
      })
      const byReason = Map.groupBy(apart, ({ reason }) => reason)
      const parts = [...byReason].map(
        ([reason, list]) => `${list.map(({ title }) => title).join(', ')}: ${reason}`,
      )
      return parts.length === 0 ? '' : `- **${component}** · ${parts.join(' · ')}`
    })
    .filter((line) => line !== '')
    .join('\n')
}

const toDocument = (rows: readonly Row[]): string =>
  formatMarkdown(`# The kit, component by component

What Storybook shows of every component of \`@sorrel/ui\`. \`npm test\` reads it from the sources: each member of a closed
set of variants or sizes has to appear, each state that the types know, the extremes, a composition, a good and a bad
use, and a docs page with purpose, anatomy, when to use it and when not, words, accessibility and keys. Props, tokens
and source on that page come from the code. \`node scripts/check-stories.ts --write\` writes this page.

✓ shown · – does not apply, with the reason below · ✗ missing

${toTable(rows)}

## What does not apply, and why

${toReasons(rows)}
`)

const rows = await checkKit(join(ROOT, 'packages/ui/src'))
process.stdout.write(`${toTable(rows)}\n\n`)
const gaps = rows.flatMap(({ module, component, cells }) =>
  COLUMNS.flatMap((column) => {
    const cell = cells[column]
    return cell.kind === 'gap' ? [`${module}: ${component}: ${TITLES[column]}: ${cell.missing}`] : []
  }),
)
const files = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: ROOT }).toSorted()
for (const file of files)
  for (const name of findRestless(join(ROOT, file)))
    gaps.push(
      `${file}: ${name} moves when it is opened: give it the tag posed where its play function brings it into the state of its name, else move the function to a story with the tags !dev and !autodocs`,
    )
const searchable = files.flatMap((file) => readSearchable(join(ROOT, file)))
for (const words of SEARCHED)
  if (!searchable.some((one) => one.includes(words))) gaps.push(`No story is found by “${words}”`)
gaps.push(...findGuideGaps(files.map((file) => join(ROOT, file))))
const text = toDocument(rows)
if (process.argv.includes('--write')) writeFileSync(DOCUMENT, text)
const isCurrent = readFileSync(DOCUMENT, 'utf8') === text
if (!isCurrent) gaps.push('docs/kit.md is out of date: node scripts/check-stories.ts --write')
for (const gap of gaps) process.stderr.write(`${gap}\n`)
const cells = rows.length * COLUMNS.length + 2 * files.length + SEARCHED.length + 1
process.exitCode = gaps.length === 0 ? 0 : 1
process.stdout.write(`${cells - gaps.length} passed, ${gaps.length} failed\n`)
