import type { Metadata } from 'next'
import { loadNotice } from '#actions/load-notice.ts'
import { CartScreen } from '#features/cart/cart-screen.tsx'
import { loadCart } from '#features/cart/load-cart.ts'
import { PreviewReady } from '#features/preview/preview-ready.tsx'
import { getMarket } from '#platform/market.ts'

type Props = PageProps<'/[locale]/[currency]/~preview/cart'>

const load = async ({ params }: Props) => loadCart(await getMarket(params))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return (
    <>
      <PreviewReady />
      <CartScreen {...(await load(props)).screen} notice={await loadNotice()} />
    </>
  )
}
