import type { Metadata } from 'next'
import { loadProduct } from '#features/product/load-product.ts'
import { ProductScreen } from '#features/product/product-screen.tsx'
import { getMarket } from '#routing/market.ts'
import { PageMessages } from '#shop/page-messages.tsx'

export const revalidate = 300

/** Made on demand and cached: the build needs no commerce service. */
export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/[currency]/products/[slug]'>

const load = async ({ params }: Props) => loadProduct(await getMarket(params), (await params).slug)

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return (
    <PageMessages of="(shop)/products/[slug]/page" params={props.params}>
      <ProductScreen {...(await load(props)).screen} />
    </PageMessages>
  )
}
