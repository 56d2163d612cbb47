import type { Metadata } from 'next'
import { loadQuiz } from '#features/quiz/load-quiz.ts'
import { QuizScreen } from '#features/quiz/quiz-screen.tsx'
import { getMarket } from '#routing/market.ts'
import { PageMessages } from '#shop/page-messages.tsx'
import { getQuery } from '#routing/query.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/quiz/[id]'>

const load = async ({ params, searchParams }: Props) =>
  loadQuiz(await getMarket(params), (await params).id, await getQuery(searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return (
    <PageMessages of="(shop)/quiz/[id]/page" params={props.params}>
      <QuizScreen {...(await load(props)).screen} />
    </PageMessages>
  )
}
