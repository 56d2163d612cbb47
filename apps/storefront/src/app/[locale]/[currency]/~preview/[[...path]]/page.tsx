import type { Metadata } from 'next'
import type { ComponentType, ReactNode } from 'react'
import { loadFlashMessage } from '#app/left-flash.tsx'
import { CartScreen } from '#features/cart/cart-screen.tsx'
import { loadCart } from '#features/cart/load-cart.ts'
import { CategoryScreen } from '#features/catalog/category-screen.tsx'
import { ListingScreen } from '#features/catalog/listing-screen.tsx'
import { loadCategory } from '#features/catalog/load-lists.ts'
import { loadListing } from '#features/catalog/load-lists.ts'
import {
  type LoadedPreview,
  loadPreviewContent,
  loadPreviewHome,
} from '#features/preview/load-preview-content.ts'
import { loadPreviewProduct } from '#features/preview/load-preview-product.ts'
import { loadPreviewQuiz, loadPreviewQuizResults } from '#features/preview/load-preview-quiz.ts'
import { PreviewReady } from '#features/preview/notify-editor.ts'
import {
  LazyPreviewContent,
  LazyPreviewProduct,
  LazyPreviewQuiz,
  LazyPreviewQuizResults,
} from '#features/preview/preview-screens.tsx'
import { loadSearch } from '#features/search/load-search.ts'
import { SearchScreen } from '#features/search/search-screen.tsx'
import { getMarket } from '#request/market.ts'
import { getQuery } from '#request/page-query.ts'
import { NotFoundScreen } from '#shell/not-found-screen.tsx'
import { setPageShop } from '#shop/request-shop.ts'
import type { ShopView } from '#shop/shop.ts'

type Props = PageProps<'/[locale]/[currency]/~preview/[[...path]]'>

interface View {
  readonly metadata: Metadata
  /** The shop for server-rendered components. Default: none. */
  readonly shop?: ShopView
  readonly view: ReactNode
}

/** Every page that the editor previews, by its public path. */
async function load({ params, searchParams }: Props): Promise<View> {
  const [market, { path = [] }, query] = await Promise.all([
    getMarket(params),
    params,
    getQuery(searchParams),
  ])
  const [first, id, part] = path
  switch (first) {
    case undefined:
      return draw(LazyPreviewContent, await loadPreviewHome(market))
    case 'cart': {
      const { screen, ...page } = await loadCart(market)
      const flashMessage = await loadFlashMessage()
      return drawSaved(page, <CartScreen {...screen} flashMessage={flashMessage} />)
    }
    case 'categories': {
      const { screen, ...page } = await loadCategory(market, id ?? '', query)
      return drawSaved(page, <CategoryScreen {...screen} />)
    }
    case 'missing':
      return drawSaved({ metadata: {} }, <NotFoundScreen />)
    case 'products': {
      if (id !== undefined) {
        const { metadata, screen } = await loadPreviewProduct(market, id, query)
        return { metadata, view: <LazyPreviewProduct key={screen.product.id} {...screen} /> }
      }
      const { screen, ...page } = await loadListing(market, query)
      return drawSaved(page, <ListingScreen {...screen} />)
    }
    case 'quiz':
      return part === undefined
        ? draw(LazyPreviewQuiz, await loadPreviewQuiz(market, id ?? '', query))
        : draw(LazyPreviewQuizResults, await loadPreviewQuizResults(market, id ?? '', query))
    case 'search': {
      const { screen, ...page } = await loadSearch(market, query)
      return drawSaved(page, <SearchScreen {...screen} />)
    }
    default:
      return draw(LazyPreviewContent, await loadPreviewContent(market, first))
  }
}

/** A page whose content follows the editor. */
function draw<P extends object>(Screen: ComponentType<P>, page: LoadedPreview<P>): View {
  return { metadata: page.metadata, view: <Screen {...page.screen} /> }
}

/** A page with saved content. */
function drawSaved(page: Omit<View, 'view'>, screen: ReactNode): View {
  return {
    ...page,
    view: (
      <>
        <PreviewReady />
        {screen}
      </>
    ),
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  const { shop, view } = await load(props)
  if (shop !== undefined) setPageShop(shop)
  return view
}
