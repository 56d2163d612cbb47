import { LeftFlash } from '#actions/left-flash.tsx'
import { routes } from '@sorrel/contracts/routes'
import type { Metadata } from 'next'
import { CategoryScreen } from '#features/catalog/category-screen.tsx'
import { FallbackList } from '#features/catalog/fallback-list.tsx'
import { loadCategory } from '#features/catalog/load-lists.ts'
import { CountAnswer } from '#service/count-answer.tsx'
import { loadOrFallback } from '#routing/loaded.ts'
import { getMarket } from '#routing/market.ts'
import { PageMessages } from '#shop/page-messages.tsx'
import { getQuery } from '#routing/query.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/dynamic/categories/[slug]'>

const load = async ({ params, searchParams }: Props) => {
  const [market, { slug }, query] = await Promise.all([getMarket(params), params, getQuery(searchParams)])
  const loaded = await loadOrFallback(() => loadCategory(market, slug, query))
  return { ...loaded, market, address: `${routes.category(slug)}?${query}` }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  const page = await load(props)
  return (
    <PageMessages of="(shop)/dynamic/categories/[slug]/page" params={props.params}>
      {page.kind === 'fallback' ? (
        <FallbackList {...page} />
      ) : (
        <>
          <LeftFlash shop={page.screen.shop} />
          {page.counts && <CountAnswer outcome={page.counts} />}
          <CategoryScreen {...page.screen} />
        </>
      )}
    </PageMessages>
  )
}
