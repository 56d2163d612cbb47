import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface StoryIndex {
  readonly entries: Readonly<
    Record<string, { readonly id: string; readonly type: string; readonly importPath: string }>
  >
}

const COMPONENT = /packages\/ui\/src\/([\w-]+)\/\1\.stories/

/** A reference of the kit in which each module with stories leads to its page in the Storybook of a site. */
export function addStoryLinks(reference: string, storybook: string, base: string): string {
  const { entries }: StoryIndex = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'))
  const pages = new Map(
    Object.values(entries)
      .filter(({ type }) => type === 'docs')
      .map(({ id, importPath }) => [COMPONENT.exec(importPath)?.[1], id]),
  )
  return reference.replaceAll(/^## @sorrel\/ui\/([\w-]+)$/gm, (heading, module: string) => {
    const id = pages.get(module)
    return id === undefined
      ? heading
      : `${heading}\n\n[Stories and guide](${base}storybook/?path=/docs/${id})`
  })
}
