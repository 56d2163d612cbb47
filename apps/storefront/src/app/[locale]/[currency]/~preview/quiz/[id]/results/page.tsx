import type { Metadata } from 'next'
import { loadPreviewQuizResults } from '#features/preview/load-preview-quiz.ts'
import { LazyPreviewQuizResults } from '#features/preview/preview-screens.tsx'
import { getMarket } from '#routing/market.ts'
import { getQuery } from '#routing/query.ts'

type Props = PageProps<'/[locale]/[currency]/~preview/quiz/[id]/results'>

const load = async ({ params, searchParams }: Props) =>
  loadPreviewQuizResults(await getMarket(params), (await params).id, await getQuery(searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return <LazyPreviewQuizResults {...(await load(props)).props} />
}
