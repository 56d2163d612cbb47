/** A node of schema.org data; its `@context` is added where it is written. */
export interface StructuredNode {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** The nodes as JSON that is safe inside a script element: it holds no `<`. */
export function toStructuredText(nodes: readonly StructuredNode[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c')
}
