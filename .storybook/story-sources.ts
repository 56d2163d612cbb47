import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { readTemplates, type Template } from '../scripts/kit/story-source.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const ID = 'virtual:story-sources'

const readSources = (): Readonly<Record<string, Template>> =>
  Object.assign(
    {},
    ...globSync(`${ROOT}/{packages,apps}/*/src/**/*.stories.tsx`).map((path) => readTemplates(path)),
  )

/** `virtual:story-sources`: what each story renders, by its id; stories of props alone are left out. */
export const storySources = (): Plugin => ({
  name: 'story-sources',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) => (id === `\0${ID}` ? `export const sources = ${JSON.stringify(readSources())}` : undefined),
})
