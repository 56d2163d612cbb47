import { type StructuredNode, toStructuredText } from '@sorrel/commerce/structured-data'

/** What search engines read about the page. */
export function StructuredData({ nodes }: { readonly nodes: readonly StructuredNode[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toStructuredText(nodes) }} />
}
