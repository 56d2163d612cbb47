import type { Metadata } from 'next'
import { loadSearch } from '#features/search/load-search.ts'
import { SearchScreen } from '#features/search/search-screen.tsx'
import { PreviewReady } from '#features/preview/preview-ready.tsx'
import { getMarket } from '#routing/market.ts'
import { getQuery } from '#routing/query.ts'

type Props = PageProps<'/[locale]/[currency]/~preview/search'>

const load = async ({ params, searchParams }: Props) =>
  loadSearch(await getMarket(params), await getQuery(searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return (
    <>
      <PreviewReady />
      <SearchScreen {...(await load(props)).screen} />
    </>
  )
}
