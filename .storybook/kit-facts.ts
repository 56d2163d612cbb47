import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { ALL_TOKENS, toVariable } from '../packages/ui/src/stories/theme/tokens.ts'
import { type ComponentFacts, readKit } from '../scripts/kit/kit.ts'
import type { PartFacts } from '../scripts/kit/parts.ts'
import { readStoryFile } from '../scripts/kit/story-files.ts'
import { isUsed, readUsedTokens } from '../scripts/kit/used-tokens.ts'

/** What is read from the code of one folder of the kit. */
export interface ModuleFacts {
  /** Title of its stories, and so of its guide. */
  readonly title: string
  readonly components: readonly ComponentFacts[]
  readonly parts: readonly PartFacts[]
  /** Names of the tokens that the component's own styles use: `space.8`. */
  readonly tokens: readonly string[]
}

const SOURCES = fileURLToPath(new URL('../packages/ui/src', import.meta.url))
const STYLES = fileURLToPath(new URL('../packages/ui/dist/css', import.meta.url))
const ID = 'virtual:kit-facts'

/** The sources say which tokens are the component's own, its built sheet which of a group it needs. */
function readTokens(name: string, stem: string): readonly string[] {
  const path = `${STYLES}/${name}.css`
  const styles = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const variables = new Set(styles.match(/(?<=var\()--[\w-]+/g))
  const used = readUsedTokens(stem)
  return ALL_TOKENS.filter(
    (token) => variables.has(toVariable(token.reference)) && isUsed(token.name, used),
  ).map((token) => token.name)
}

/** Of every component, by the name of its module. */
export function readFacts(): Readonly<Record<string, ModuleFacts>> {
  return Object.fromEntries(
    readKit(SOURCES).map(({ name, stem, components, parts }) => {
      const { title } = readStoryFile(`${stem}.stories.tsx`)
      return [name, { title, components, parts, tokens: readTokens(name, stem) }]
    }),
  )
}

/** `virtual:kit-facts`: props parts and tokens of every component, read from the sources. */
export const kitFacts = (): Plugin => ({
  name: 'kit-facts',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) => (id === `\0${ID}` ? `export const facts = ${JSON.stringify(readFacts())}` : undefined),
})
