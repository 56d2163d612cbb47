import type { Metadata } from 'next'
import { loadQuizResults } from '#features/quiz/load-quiz-results.ts'
import { QuizResultsScreen } from '#features/quiz/quiz-results-screen.tsx'
import { getMarket } from '#routing/market.ts'
import { PageMessages } from '#shop/page-messages.tsx'
import { getQuery } from '#routing/query.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/quiz/[id]/results'>

const load = async ({ params, searchParams }: Props) =>
  loadQuizResults(await getMarket(params), (await params).id, await getQuery(searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return (
    <PageMessages of="(shop)/quiz/[id]/results/page" params={props.params}>
      <QuizResultsScreen {...(await load(props)).screen} />
    </PageMessages>
  )
}
