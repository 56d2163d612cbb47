import type { Metadata } from 'next'
import { loadOrder } from '#features/account/orders/load-orders.ts'
import { OrderScreen } from '#features/account/orders/order-screen.tsx'
import { getMarket } from '#routing/market.ts'
import { PageMessages } from '#shop/page-messages.tsx'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/account/orders/[id]'>

const load = async ({ params }: Props) => loadOrder(await getMarket(params), (await params).id)

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return (
    <PageMessages of="(account)/account/orders/[id]/page" params={props.params}>
      <OrderScreen {...(await load(props)).screen} />
    </PageMessages>
  )
}
