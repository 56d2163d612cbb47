import { type StructuredNode, toStructuredText } from '@sorrel/commerce/structured-data'
import { SsrOnlyText } from './ssr-only-text.tsx'
import { stashSsrOnlyText } from './stash-ssr-only-text.ts'

/** Facts for search engines. It is data, never run, and cannot end its own element. */
export function StructuredData({ nodes }: { readonly nodes: readonly StructuredNode[] }) {
  const id = stashSsrOnlyText(toStructuredText(nodes))
  return <SsrOnlyText key={id} as="script" type="application/ld+json" id={id} />
}
