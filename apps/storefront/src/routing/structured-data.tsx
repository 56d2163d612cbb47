import { type StructuredNode, toStructuredText } from '@sorrel/commerce/structured-data'
import { InlineText } from '#shop/inline-text.tsx'
import { leaveInlineText } from '#shop/leave-inline-text.ts'

/** Facts for search engines. It is data, never run, and cannot end its own element. */
export function StructuredData({ nodes }: { readonly nodes: readonly StructuredNode[] }) {
  const id = leaveInlineText(toStructuredText(nodes))
  return <InlineText key={id} as="script" type="application/ld+json" id={id} />
}
