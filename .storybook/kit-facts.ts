import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { type ComponentFacts, readKit } from '../scripts/kit/kit.ts'
import type { PartFacts } from '../scripts/kit/parts.ts'

/** What is read from the code of one folder of the kit. */
export interface ModuleFacts {
  readonly components: readonly ComponentFacts[]
  readonly parts: readonly PartFacts[]
  /** Variables that the component's built style sheet uses: `--sorrel-space-8`. */
  readonly variables: readonly string[]
}

const SOURCES = fileURLToPath(new URL('../packages/ui/src', import.meta.url))
const STYLES = fileURLToPath(new URL('../packages/ui/dist/css', import.meta.url))
const ID = 'virtual:kit-facts'

function readVariables(name: string): readonly string[] {
  const path = `${STYLES}/${name}.css`
  const styles = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return [...new Set(styles.match(/(?<=var\()--[\w-]+/g))]
}

function readFacts(): Readonly<Record<string, ModuleFacts>> {
  return Object.fromEntries(
    readKit(SOURCES).map(({ name, components, parts }) => [
      name,
      { components, parts, variables: readVariables(name) },
    ]),
  )
}

/** `virtual:kit-facts`: props and parts of every component, read from the sources, and its variables. */
export const kitFacts = (): Plugin => ({
  name: 'kit-facts',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) => (id === `\0${ID}` ? `export const facts = ${JSON.stringify(readFacts())}` : undefined),
})
