import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { componentTokens } from '../packages/ui/src/theme/component-tokens.ts'
import { formatMarkdown } from './format-markdown.ts'
import { type Cell, checkKit, type Column, COLUMNS, type Row } from './kit/completeness.ts'
import { findSheetFaults } from './contact-sheets/sheet-faults.ts'
import { findUndescribed } from './kit/described.ts'
import { findGuideGaps } from './kit/guided.ts'
import { type PartFacts, readParts } from './kit/parts.ts'
import { findRestless, readSearchable } from './kit/stillness.ts'
import { findLostIds } from './kit/story-ids.ts'
import { ROOT } from './processes.ts'

/**
 * Checks that every component of the kit has its complete set of stories and docs and every prop a description, that no
 * story moves when it is opened, that every title has a guide, that the words designers search by find a story, that the
 * introduction and the contact sheets name stories that there are, and that the sheets can be read. Prints the table,
 * compares it with `docs/kit.md` (`--write` updates that page) and fails on a gap. The last line is its tally.
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

const toCode = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' ')

const toPartTable = (facts: readonly PartFacts[]): string =>
  [
    toLine(['Component', 'Root', 'Parts', 'States']),
    toLine(['---', '---', '---', '---']),
    ...facts.map(({ component, root, parts, states }) =>
      toLine([component, toCode([root]), toCode(parts) || '–', toCode(states) || '–']),
    ),
  ].join('\n')

const KINDS: Readonly<Record<(typeof componentTokens)[number]['kind'], string>> = {
  radius: 'pixels, 0…999',
  space: 'pixels, 0…128',
  line: 'pixels, 0…8',
  weight: '1…1000',
  color: 'a colour with enough contrast',
  shadow: '`none`, `soft`, `raised`, `floating`',
}

const toVariableTable = (): string =>
  [
    toLine(['Variable', 'In `components`', 'Takes', 'Without it']),
    toLine(['---', '---', '---', '---']),
    ...componentTokens.map(({ variable, component, name, kind, fallback }) =>
      toLine([`\`${variable}\``, `\`${component}.${name}\``, KINDS[kind], `\`${fallback}\``]),
    ),
  ].join('\n')

const toDocument = (rows: readonly Row[], parts: readonly PartFacts[]): string =>
  formatMarkdown(`# The kit, component by component

What Storybook shows of every component of \`@sorrel/ui\`. \`npm test\` reads it from the sources: each member of a closed
set of variants or sizes has to appear, each state that the types know, the extremes, a composition, a good and a bad
use, and a docs page with purpose, anatomy, when to use it and when not, words, accessibility and keys. Props, tokens
and source on that page come from the code. \`node scripts/check-stories.ts --write\` writes this page.

✓ shown · – does not apply, with the reason below · ✗ missing

${toTable(rows)}

## What does not apply, and why

${toReasons(rows)}

## Parts and states

For style sheets of other teams, as “Beyond the theme” in the README of \`packages/ui\` says. Root and parts are values of
\`data-part\`, states are words of \`data-state\` and there only while they hold: \`[data-part='text-field'][data-state~='invalid']\`.
A component inside another one is a root of its own: a password field has the parts of a text field, a confirmation those of a
dialog. What an element says by itself is not said twice: \`open\` of an
accordion's item, \`:checked\` of a field that keeps its own value.

${toPartTable(parts)}

## Variables of single components

None is set at first. \`createTheme({ components: { button: { radius: 4 } } })\` sets them for a theme, a style sheet for what
lies in an element. Colours and shadows of a style sheet are not checked.

${toVariableTable()}
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
const paths = files.map((file) => join(ROOT, file))
gaps.push(
  ...findGuideGaps(paths),
  ...findLostIds(paths),
  ...findUndescribed(join(ROOT, 'packages/ui/src')),
  ...findSheetFaults(join(ROOT, 'docs/contact-sheets')),
)
const components = Map.groupBy(rows, ({ module }) => module)
const parts = [...components].flatMap(([module, own]) =>
  readParts(
    join(ROOT, `packages/ui/src/${module}/${module}.tsx`),
    own.map(({ component }) => component),
  ),
)
const text = toDocument(rows, parts)
if (process.argv.includes('--write')) writeFileSync(DOCUMENT, text)
const isCurrent = readFileSync(DOCUMENT, 'utf8') === text
if (!isCurrent) gaps.push('docs/kit.md is out of date: node scripts/check-stories.ts --write')
for (const gap of gaps) process.stderr.write(`${gap}\n`)
const cells = rows.length * COLUMNS.length + 3 * files.length + SEARCHED.length + 3
process.exitCode = gaps.length === 0 ? 0 : 1
process.stdout.write(`${cells - gaps.length} passed, ${gaps.length} failed\n`)
