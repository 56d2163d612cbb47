import type { Metadata } from 'next'
import { loadAddresses } from '#features/account/addresses/load-addresses.ts'
import { AddressesScreen } from '#features/account/addresses/addresses-screen.tsx'
import { getMarket } from '#routing/market.ts'
import { PageMessages } from '#shop/page-messages.tsx'
import { getQuery } from '#routing/query.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/account/addresses'>

const load = async ({ params, searchParams }: Props) =>
  loadAddresses(await getMarket(params), await getQuery(searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return (
    <PageMessages of="(account)/account/addresses/page" params={props.params}>
      <AddressesScreen {...(await load(props)).screen} />
    </PageMessages>
  )
}
