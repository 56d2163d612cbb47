import { renderMermaidSVG } from 'beautiful-mermaid'

/** Turns Mermaid's blocks into pictures while the site is built, so that a page loads no script for them. */

/** Dark enough to be read: the library's own words are pale. */
const COLORS = { bg: '#ffffff', fg: '#1c2b26', muted: '#45504b', line: '#6d7a73' } as const

const BLOCK = /^```mermaid\n(.*?)^```/gms

export interface Drawn {
  /** The text with a picture in the place of each block. */
  readonly text: string
  /** The pictures as SVG, in their order. */
  readonly drawings: readonly string[]
}

/** The pictures lie at `{address}-1.svg` and so on; each is named after the heading before it. */
export function drawDiagrams(body: string, address: string): Drawn {
  const drawings: string[] = []
  const text = body.replaceAll(BLOCK, (_block, source: string, at: number) => {
    // The library asks Google for a font; the reader's own will do.
    drawings.push(renderMermaidSVG(source, COLORS).replace(/^\s*@import .*\n/m, ''))
    const heading = [...body.slice(0, at).matchAll(/^#+ (.+)$/gm)].at(-1)?.[1] ?? 'Diagram'
    return `![${heading}, as a picture](${address}-${drawings.length}.svg)`
  })
  return { text, drawings }
}
