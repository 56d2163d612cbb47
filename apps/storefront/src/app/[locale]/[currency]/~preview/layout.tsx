import { loadPreviewStore } from '#features/preview/load-preview-store.ts'
import { env } from '#service/env.ts'
import { getMarket } from '#routing/market.ts'
import { loadCategories } from '#shell/load-categories.ts'
import { LazyPreviewFrame } from '#shell/preview-frame.tsx'
import { getYear } from '#shell/shell.tsx'

export const dynamic = 'force-dynamic'

/**
 * The shop as the editor previews it, rendered for each request: only proxy.ts leads here, and nothing of it is cached.
 */
export default async function PreviewLayout({
  children,
  params,
}: LayoutProps<'/[locale]/[currency]/~preview'>) {
  const market = await getMarket(params)
  const [preview, categories] = await Promise.all([loadPreviewStore(market), loadCategories(market)])
  return (
    <LazyPreviewFrame {...preview} categories={categories} year={getYear()} poweredBy={env.poweredBy}>
      {children}
    </LazyPreviewFrame>
  )
}
