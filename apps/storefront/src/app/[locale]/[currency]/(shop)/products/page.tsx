import type { Metadata } from 'next'
import { loadListing } from '#features/catalog/load-lists.ts'
import { ListingScreen } from '#features/catalog/listing-screen.tsx'
import { getMarket } from '#routing/market.ts'
import { PageMessages } from '#shop/page-messages.tsx'

export const revalidate = 300

/** Made on demand and cached: the build needs no commerce service. */
export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/[currency]/products'>

const load = async ({ params }: Props) => loadListing(await getMarket(params))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return (
    <PageMessages of="(shop)/products/page" params={props.params}>
      <ListingScreen {...(await load(props)).screen} />
    </PageMessages>
  )
}
