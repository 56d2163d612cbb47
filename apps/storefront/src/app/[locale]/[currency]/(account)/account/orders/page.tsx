import type { Metadata } from 'next'
import { loadOrders } from '#features/account/orders/load-orders.ts'
import { OrdersScreen } from '#features/account/orders/orders-screen.tsx'
import { getMarket } from '#routing/market.ts'
import { getQuery } from '#routing/query.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/account/orders'>

const load = async ({ params, searchParams }: Props) =>
  loadOrders(await getMarket(params), await getQuery(searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return <OrdersScreen {...(await load(props)).screen} />
}
