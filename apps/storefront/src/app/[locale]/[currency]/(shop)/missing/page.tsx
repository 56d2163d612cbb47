import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getMarket } from '#platform/market.ts'
import { loadStoreOrDefaults } from '#platform/store.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/missing'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await loadStoreOrDefaults(await getMarket(params))
  return { title: t('errors.page_not_found.title') }
}

/** Where proxy.ts sends every address that no page answers: made per request, so that junk is never kept. */
export default function MissingPage() {
  notFound()
}
