import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Guide } from '../packages/ui/src/stories/guide.ts'
import { readStoryFile } from '../scripts/kit/story-files.ts'

const SOURCES = fileURLToPath(new URL('../packages/ui/src', import.meta.url))

interface KitGuide {
  /** Of the module: `icon-button`. */
  readonly name: string
  /** Of its stories. */
  readonly title: string
  readonly guide: Guide
}

/** The guide of every component of the kit. */
export const readKitGuides = (): Promise<readonly KitGuide[]> =>
  Promise.all(
    globSync(`${SOURCES}/*/*.guide.ts`).map(async (path) => {
      const { guide }: { readonly guide: Guide } = await import(path)
      const { title } = readStoryFile(path.replace('.guide.ts', '.stories.tsx'))
      return { name: basename(path, '.guide.ts'), title, guide }
    }),
  )
