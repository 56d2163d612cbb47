import type { IndexEntry } from 'storybook/internal/types'
import type { Guide } from '../packages/ui/src/stories/guide.ts'
import type { ComponentFacts, PropFact } from '../scripts/kit/kit.ts'
import { shopGuides } from './docs/shop-guides.ts'
import type { ShopGuide } from './docs/shop-guide.ts'
import { readKitGuides } from './kit-guides.ts'
import { type ModuleFacts, readFacts } from './kit-facts.ts'

/** A text that belongs to a component's entry, as Storybook's own are that come from MDX files. */
interface ManifestDoc {
  readonly id: string
  readonly name: string
  readonly content: string
}

interface ComponentManifest extends Readonly<Record<string, unknown>> {
  readonly stories: readonly { readonly id: string }[]
}

interface Manifests extends Readonly<Record<string, unknown>> {
  readonly components?: { readonly components: Readonly<Record<string, ComponentManifest>> }
}

const toList = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

const toSection = (title: string, text: string): string => `#### ${title}\n\n${text}`

const toKeys = (keys: Guide['keys']): string =>
  typeof keys === 'string' ? keys : toList(Object.entries(keys).map(([key, result]) => `${key}: ${result}`))

/** The guide of a component of the kit, as its page has it. */
const describeComponent = (guide: Guide): string =>
  [
    guide.purpose,
    `Status: ${guide.status}. Since: ${guide.since}. Also called ${guide.synonyms.join(', ')}.`,
    toSection('Use it', toList(guide.use)),
    toSection('Use something else', toList(guide.avoid)),
    toSection('Anatomy', toList(guide.anatomy)),
    toSection('Writing', toList(guide.writing)),
    toSection('Accessibility', toList(guide.access)),
    toSection('Keyboard', toKeys(guide.keys)),
  ].join('\n\n')

/** The guide of a foundation, or of a part or page of the shop. */
const describeShop = (guide: ShopGuide): string =>
  [
    guide.purpose,
    toSection('How it works', toList(guide.rules)),
    toSection('Writing', toList(guide.writing)),
    toSection('Accessibility', toList(guide.access)),
  ].join('\n\n')

const toProp = ({ name, type, isRequired, fallback, doc }: PropFact): string => {
  const standing = isRequired
    ? ', required'
    : fallback === undefined
      ? ''
      : `, default \`${fallback || "''"}\``
  return `- \`${name}\`: \`${type}\`${standing}. ${doc}`.trimEnd()
}

const toProps = ({ name, doc, props, attributes }: ComponentFacts): string =>
  [
    `### ${name}`,
    doc,
    props.map(toProp).join('\n'),
    attributes.length > 0 && `Also takes every attribute of ${attributes.join(' or ')}.`,
  ]
    .filter(Boolean)
    .join('\n\n')

/** What the code says: Storybook's own reader ends at a union of props. */
const describeCode = ({ components, parts, tokens }: ModuleFacts): string =>
  [
    '## Props',
    ...components.map(toProps),
    '## Parts, states and tokens',
    toList([
      ...parts.map(
        ({ component, root, parts: inner, states }) =>
          `${component}: \`data-part="${root}"\`; parts ${inner.join(', ') || 'none'}; states ${states.join(', ') || 'none'}`,
      ),
      `tokens: ${tokens.join(', ') || 'none'}`,
    ]),
  ].join('\n\n')

type Description = Partial<Record<'apiDescription' | 'import' | 'docs' | 'error', unknown>>

/** Stories of foundations, patterns and pages have no component of their own, which Storybook reports as an error. */
const toDocs = (content: string): Description => ({
  docs: { guide: { id: 'guide', name: 'Guide', content } satisfies ManifestDoc },
  error: undefined,
})

const toImport = (name: string, { components }: ModuleFacts): string =>
  `import { ${components.map((component) => component.name).join(', ')} } from '@sorrel/ui/${name}'`

/** What is said of the stories of each title. */
async function readDescriptions(): Promise<ReadonlyMap<string, Description>> {
  const facts = readFacts()
  const kit = (await readKitGuides()).map(({ name, title, guide }): readonly [string, Description] => {
    const own = facts[name]
    const code = own && { apiDescription: describeCode(own), import: toImport(name, own) }
    return [title, { ...toDocs(describeComponent(guide)), ...code }]
  })
  const shop = Object.entries(shopGuides).map(
    ([title, guide]) => [title, toDocs(describeShop(guide))] as const,
  )
  return new Map([...kit, ...shop])
}

interface ManifestOptions {
  readonly manifestEntries: readonly IndexEntry[]
}

/**
 * Adds guides, and the facts of the code, to what Storybook tells assistants of each component: it reads guides from MDX files
 * alone. Stories that only test are left out.
 */
export async function addGuides(
  manifests: Manifests = {},
  { manifestEntries }: ManifestOptions,
): Promise<Manifests> {
  const descriptions = await readDescriptions()
  const titles = new Map(manifestEntries.map(({ id, title }) => [id.split('--')[0], title]))
  const shown = new Set(manifestEntries.flatMap(({ id, tags }) => (tags?.includes('dev') ? [id] : [])))
  const components = Object.entries(manifests.components?.components ?? {}).map(([id, component]) => {
    const stories = component.stories.filter((story) => shown.has(story.id))
    return [id, { ...component, stories, ...descriptions.get(titles.get(id) ?? '') }] as const
  })
  return { ...manifests, components: { ...manifests.components, components: Object.fromEntries(components) } }
}
