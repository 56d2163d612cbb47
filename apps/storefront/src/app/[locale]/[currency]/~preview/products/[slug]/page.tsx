import type { Metadata } from 'next'
import { loadPreviewProduct } from '#features/preview/load-preview-product.ts'
import { LazyPreviewProduct } from '#features/preview/preview-screens.tsx'
import { getMarket } from '#routing/market.ts'
import { getQuery } from '#routing/query.ts'

type Props = PageProps<'/[locale]/[currency]/~preview/products/[slug]'>

const load = async ({ params, searchParams }: Props) =>
  loadPreviewProduct(await getMarket(params), (await params).slug, await getQuery(searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  const { props: screen } = await load(props)
  return <LazyPreviewProduct key={screen.product.id} {...screen} />
}
