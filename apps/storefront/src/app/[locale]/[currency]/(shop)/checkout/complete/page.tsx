import type { Metadata } from 'next'
import { loadPlacedOrder } from '#features/checkout/load-placed-order.ts'
import { OrderPlacedScreen } from '#features/checkout/order-placed-screen.tsx'
import { getMarket } from '#routing/market.ts'
import { getQuery } from '#routing/query.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/checkout/complete'>

const load = async ({ params, searchParams }: Props) =>
  loadPlacedOrder(await getMarket(params), await getQuery(searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return <OrderPlacedScreen {...(await load(props)).screen} />
}
