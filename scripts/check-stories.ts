import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMMON_PROPS } from './kit/common-props.ts'
import { findGaps, RULES } from './kit/completeness.ts'
import { type ComponentFacts, readKit } from './kit/kit.ts'
import { findGuideGaps, findLostIds, findRestless, readStoryFile, toSearchable } from './kit/story-files.ts'
import { findForeignWords, readVocabulary } from './kit/vocabulary.ts'
import { findWrongDefaults } from './kit/wrong-defaults.ts'
import { ROOT } from './processes.ts'

/**
 * Checks that every component of the kit has its complete set of stories, its guide, a root of its name and every prop a
 * description and the default of its code, that sizes, variants, tones and paddings are those of the kit's README, that no
 * story moves when it is opened, that every title has a guide, that the words designers search by find a story, and that
 * the introduction names stories that there are. The last line is its tally. Ours, as no tool knows which stories a
 * component needs.
 */

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

/** Props of the kit that no doc comment and no common meaning describes, and common meanings that no component needs. */
function findUndescribed(components: readonly ComponentFacts[]): readonly string[] {
  const props = components.flatMap(({ name, props: own }) => own.map((prop) => ({ name, prop })))
  const used = new Set(props.map(({ prop }) => prop.doc))
  return [
    ...props
      .filter(({ prop }) => prop.doc === '')
      .map(({ name, prop }) => `${name}: ${prop.name} has no description: give it a doc comment`),
    ...Object.entries(COMMON_PROPS)
      .filter(([, meaning]) => !used.has(meaning))
      .map(([name]) => `No component needs the common meaning of ${name}`),
  ]
}

// A component without a root of its name ends the check.
const kit = readKit(join(ROOT, 'packages/ui/src'))
const components = kit.flatMap((module) => module.components)
const files = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: ROOT })
  .toSorted()
  .map((file) => readStoryFile(join(ROOT, file)))
const searchable = files.flatMap(toSearchable)

const vocabulary = readVocabulary(readFileSync(join(ROOT, 'packages/ui/README.md'), 'utf8'))

const gaps = [
  ...(await findGaps(kit)),
  ...files.flatMap((file) =>
    findRestless(file).map(
      (name) =>
        `${file.title}: ${name} moves when it is opened: give it the tag posed where its play function brings it into the state of its name, else move the function to a story with the tags !dev and !autodocs`,
    ),
  ),
  ...SEARCHED.filter((words) => !searchable.some((one) => one.includes(words))).map(
    (words) => `No story is found by “${words}”`,
  ),
  ...findGuideGaps(files),
  ...findLostIds(files),
  ...findUndescribed(components),
  ...findForeignWords(components, vocabulary),
  ...findWrongDefaults(kit),
]
for (const gap of gaps) process.stderr.write(`${gap}\n`)
const cells = components.length * Object.keys(RULES).length + 2 * files.length + SEARCHED.length + 3
process.exitCode = gaps.length === 0 ? 0 : 1
process.stdout.write(`${cells - gaps.length} passed, ${gaps.length} failed\n`)
