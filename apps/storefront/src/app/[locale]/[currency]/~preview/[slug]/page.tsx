import type { Metadata } from 'next'
import { loadPreviewContent } from '#features/preview/load-preview-content.ts'
import { LazyPreviewContent } from '#features/preview/preview-screens.tsx'
import { getMarket } from '#routing/market.ts'

type Props = PageProps<'/[locale]/[currency]/~preview/[slug]'>

const load = async ({ params }: Props) => loadPreviewContent(await getMarket(params), (await params).slug)

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return <LazyPreviewContent {...(await load(props)).props} />
}
