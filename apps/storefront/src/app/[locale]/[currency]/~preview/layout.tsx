import { loadPreviewStore } from '#features/preview/load-preview-store.ts'
import { env } from '#platform/env.ts'
import { getMarket } from '#platform/market.ts'
import { loadCategories } from '#shell/load-categories.ts'
import { LazyPreviewFrame } from '#shell/preview-frame.tsx'
import { getYear } from '#shell/shell.tsx'

export const dynamic = 'force-dynamic'

/** The editor's twin of the shop: only proxy.ts leads here, and nothing of it is kept. */
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
