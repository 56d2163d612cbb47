import type { Metadata } from 'next'
import { loadFlashMessage } from '#actions/load-flash.ts'
import { loadCart } from '#features/cart/load-cart.ts'
import { CartScreen } from '#features/cart/cart-screen.tsx'
import { getMarket } from '#routing/market.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/cart'>

const load = async ({ params }: Props) => loadCart(await getMarket(params))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return <CartScreen {...(await load(props)).screen} flashMessage={await loadFlashMessage()} />
}
