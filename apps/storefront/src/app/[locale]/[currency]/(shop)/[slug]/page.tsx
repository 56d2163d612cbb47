import type { Metadata } from 'next'
import { loadContentPage } from '#features/content/load-content-page.ts'
import { ContentScreen } from '#features/content/content-screen.tsx'
import { getMarket } from '#routing/market.ts'

export const revalidate = 300

/** Made on demand and cached: the build needs no commerce service. */
export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/[currency]/[slug]'>

const load = async ({ params }: Props) => loadContentPage(await getMarket(params), (await params).slug)

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return <ContentScreen {...(await load(props)).screen} />
}
