import type { Metadata } from 'next'
import { loadCategory } from '#features/catalog/load-lists.ts'
import { CategoryScreen } from '#features/catalog/category-screen.tsx'
import { getMarket } from '#routing/market.ts'
import { PageMessages } from '#shop/page-messages.tsx'

export const revalidate = 300

/** Made on demand and cached: the build needs no commerce service. */
export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/[currency]/categories/[slug]'>

const load = async ({ params }: Props) => loadCategory(await getMarket(params), (await params).slug)

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return (
    <PageMessages of="(shop)/categories/[slug]/page" params={props.params}>
      <CategoryScreen {...(await load(props)).screen} />
    </PageMessages>
  )
}
