import { fetchStoreJson } from '@sorrel/commerce/preview'
import { getMessages } from '@sorrel/i18n/messages'
import { getFreshCommerce } from '#backend/commerce.ts'
import { env } from '#config/env.ts'
import { getMarket } from '#request/market.ts'
import { getAvailable } from '#backend/unavailable.ts'
import { loadCategories } from '#request/records.ts'
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
  const [saved, categories] = await Promise.all([
    fetchStoreJson(getFreshCommerce(), { locale: market.locale }),
    loadCategories(market),
  ])
  return (
    <LazyPreviewFrame
      saved={getAvailable(saved)}
      messages={getMessages(market.locale)}
      editorOrigins={env.editorOrigins}
      categories={categories}
      year={getYear()}
      poweredBy={env.poweredBy}
    >
      {children}
    </LazyPreviewFrame>
  )
}
