import type { Metadata } from 'next'
import { CategoryScreen } from '#features/catalog/category-screen.tsx'
import { loadCategory } from '#features/catalog/load-lists.ts'
import { PreviewReady } from '#features/preview/preview-ready.tsx'
import { getMarket } from '#routing/market.ts'
import { getQuery } from '#routing/query.ts'

type Props = PageProps<'/[locale]/[currency]/~preview/categories/[slug]'>

const load = async ({ params, searchParams }: Props) =>
  loadCategory(await getMarket(params), (await params).slug, await getQuery(searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return (
    <>
      <PreviewReady />
      <CategoryScreen {...(await load(props)).screen} />
    </>
  )
}
