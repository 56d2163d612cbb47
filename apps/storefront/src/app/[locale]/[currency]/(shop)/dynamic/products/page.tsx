import type { Metadata } from 'next'
import { loadListing } from '#features/catalog/load-listing.ts'
import { ListingScreen } from '#features/catalog/listing-screen.tsx'
import { getMarket } from '#platform/market.ts'
import { getQuery } from '#platform/query.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/dynamic/products'>

const load = async ({ params, searchParams }: Props) =>
  loadListing(await getMarket(params), await getQuery(searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return <ListingScreen {...(await load(props)).screen} />
}
