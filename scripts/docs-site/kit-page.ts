import { join } from 'node:path'
import { componentTokens } from '../../packages/ui/src/theme/component-tokens.ts'
import { readKit } from '../kit/kit.ts'
import { ROOT } from '../processes.ts'

/** Writes the page of the kit's parts, states and variables. Ours, as only our sources name them. */

const toLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const toCode = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' ') || '–'

const toTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [toLine(head), toLine(head.map(() => '---')), ...rows.map(toLine)].join('\n')

const KINDS: Readonly<Record<(typeof componentTokens)[number]['kind'], string>> = {
  radius: 'pixels, 0…999',
  space: 'pixels, 0…128',
  line: 'pixels, 0…8',
  weight: '1…1000',
  color: 'a colour with enough contrast',
  shadow: '`none`, `soft`, `raised`, `floating`',
}

/** Markdown without a title: what style sheets of other teams may rely on. */
export function toKitPage(): string {
  const facts = readKit(join(ROOT, 'packages/ui/src')).flatMap((module) => module.parts)
  const parts = facts.map(({ component, root, parts: inner, states }) => [
    component,
    `\`${root}\``,
    toCode(inner),
    toCode(states),
  ])
  const variables = componentTokens.map(({ variable, component, name, kind, fallback }) => [
    `\`${variable}\``,
    `\`${component}.${name}\``,
    KINDS[kind],
    `\`${fallback}\``,
  ])
  return `## Parts and states

Root and parts are values of \`data-part\`; states are words of \`data-state\`, present only while they hold:
\`[data-part='text-field'][data-state~='invalid']\`. A component inside another one is a root of its own: a password field has the
parts of a text field, a confirmation those of a dialog. A state that the element itself has is not repeated: use \`open\` of an
accordion's item, and \`:checked\` of a field that keeps its own value.

${toTable(['Component', 'Root', 'Parts', 'States'], parts)}

## Variables of single components

None is set by default. \`createTheme({ components: { button: { radius: 4 } } })\` sets them for a theme; a style sheet
sets them for an element and what is inside. Only a theme checks its colours and shadows.

${toTable(['Variable', 'In `components`', 'Takes', 'Without it'], variables)}
`
}
