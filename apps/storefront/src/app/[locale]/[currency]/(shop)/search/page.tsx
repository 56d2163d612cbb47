import type { Metadata } from 'next'
import { loadSearch } from '#features/search/load-search.ts'
import { SearchScreen } from '#features/search/search-screen.tsx'
import { getMarket } from '#routing/market.ts'
import { getQuery } from '#routing/query.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/search'>

const load = async ({ params, searchParams }: Props) =>
  loadSearch(await getMarket(params), await getQuery(searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return <SearchScreen {...(await load(props)).screen} />
}
