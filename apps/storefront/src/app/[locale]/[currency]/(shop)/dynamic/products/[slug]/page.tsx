import type { Metadata } from 'next'
import { loadProduct } from '#features/product/load-product.ts'
import { ProductScreen } from '#features/product/product-screen.tsx'
import { getMarket } from '#routing/market.ts'
import { PageMessages } from '#shop/page-messages.tsx'
import { getQuery } from '#routing/query.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/dynamic/products/[slug]'>

const load = async ({ params, searchParams }: Props) =>
  loadProduct(await getMarket(params), (await params).slug, await getQuery(searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return (
    <PageMessages of="(shop)/dynamic/products/[slug]/page" params={props.params}>
      <ProductScreen {...(await load(props)).screen} />
    </PageMessages>
  )
}
