import { InlineText } from '#shop/inline-text.tsx'
import { leaveInlineText } from '#shop/leave-inline-text.ts'

/** A node of schema.org data; its `@context` is added where it is written. */
export interface StructuredNode {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** Facts for search engines. It is data, never run, and cannot end its own element. */
export function StructuredData({ nodes }: { readonly nodes: readonly StructuredNode[] }) {
  const id = leaveInlineText(toStructuredText(nodes))
  return <InlineText key={id} as="script" type="application/ld+json" id={id} />
}

/** The nodes as JSON that is safe inside a script element: it holds no `<`. */
export function toStructuredText(nodes: readonly StructuredNode[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c')
}
