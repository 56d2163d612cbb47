import type { Metadata } from 'next'
import { loadNotice } from '#actions/load-notice.ts'
import { loadCart } from '#features/cart/load-cart.ts'
import { CartScreen } from '#features/cart/cart-screen.tsx'
import { getMarket } from '#platform/market.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/cart'>

const load = async ({ params }: Props) => loadCart(await getMarket(params))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return <CartScreen {...(await load(props)).screen} notice={await loadNotice()} />
}
