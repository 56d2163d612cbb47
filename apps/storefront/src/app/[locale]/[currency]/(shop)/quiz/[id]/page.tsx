import { LeftFlash } from '#app/left-flash.tsx'
import { loadQuiz } from '#features/quiz/load-quiz.ts'
import { QuizScreen } from '#features/quiz/quiz-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'
import { getQuery } from '#request/page-query.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  Above: LeftFlash,
  messages: '(shop)/quiz/[id]/page',
  load: async ({ params, searchParams }: PageProps<'/[locale]/[currency]/quiz/[id]'>) =>
    loadQuiz(await getMarket(params), (await params).id, await getQuery(searchParams)),
  Screen: QuizScreen,
})

export { generateMetadata, Page as default }
