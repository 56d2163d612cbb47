import { loadQuizResults } from '#features/quiz/load-quiz-results.ts'
import { QuizResultsScreen } from '#features/quiz/quiz-results-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'
import { getQuery } from '#request/page-query.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  messages: '(shop)/quiz/[id]/results/page',
  load: async ({ params, searchParams }: PageProps<'/[locale]/[currency]/quiz/[id]/results'>) =>
    loadQuizResults(await getMarket(params), (await params).id, await getQuery(searchParams)),
  Screen: QuizResultsScreen,
})

export { generateMetadata, Page as default }
