import { loadFlashMessage } from '#app/left-flash.tsx'
import { loadCart } from '#features/cart/load-cart.ts'
import { CartScreen } from '#features/cart/cart-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  messages: '(shop)/cart/page',
  load: async ({ params }: PageProps<'/[locale]/[currency]/cart'>) => {
    const { screen, ...page } = await loadCart(await getMarket(params))
    return { ...page, screen: { ...screen, flashMessage: await loadFlashMessage() } }
  },
  Screen: CartScreen,
})

export { generateMetadata, Page as default }
