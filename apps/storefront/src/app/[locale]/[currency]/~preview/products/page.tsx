import type { Metadata } from 'next'
import { ListingScreen } from '#features/catalog/listing-screen.tsx'
import { loadListing } from '#features/catalog/load-lists.ts'
import { PreviewReady } from '#features/preview/preview-ready.tsx'
import { getMarket } from '#routing/market.ts'
import { getQuery } from '#routing/query.ts'

type Props = PageProps<'/[locale]/[currency]/~preview/products'>

const load = async ({ params, searchParams }: Props) =>
  loadListing(await getMarket(params), await getQuery(searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return (
    <>
      <PreviewReady />
      <ListingScreen {...(await load(props)).screen} />
    </>
  )
}
