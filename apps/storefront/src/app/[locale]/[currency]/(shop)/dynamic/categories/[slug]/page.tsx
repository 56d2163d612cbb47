import type { Metadata } from 'next'
import { loadCategory } from '#features/catalog/load-category.ts'
import { CategoryScreen } from '#features/catalog/category-screen.tsx'
import { getMarket } from '#platform/market.ts'
import { getQuery } from '#platform/query.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/dynamic/categories/[slug]'>

const load = async ({ params, searchParams }: Props) =>
  loadCategory(await getMarket(params), (await params).slug, await getQuery(searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return <CategoryScreen {...(await load(props)).screen} />
}
