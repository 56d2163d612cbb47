import type { Metadata } from 'next'
import { loadFlashMessage } from '#actions/load-flash.ts'
import { CartScreen } from '#features/cart/cart-screen.tsx'
import { loadCart } from '#features/cart/load-cart.ts'
import { PreviewReady } from '#features/preview/preview-ready.tsx'
import { getMarket } from '#routing/market.ts'

type Props = PageProps<'/[locale]/[currency]/~preview/cart'>

const load = async ({ params }: Props) => loadCart(await getMarket(params))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return (
    <>
      <PreviewReady />
      <CartScreen {...(await load(props)).screen} flashMessage={await loadFlashMessage()} />
    </>
  )
}
