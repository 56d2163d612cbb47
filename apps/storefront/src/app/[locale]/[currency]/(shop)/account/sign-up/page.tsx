import { loadSignUp } from '#features/auth/load-auth.ts'
import { SignUpScreen } from '#features/auth/sign-up-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'
import { getQuery } from '#request/page-query.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  messages: '(shop)/account/sign-up/page',
  load: async ({ params, searchParams }: PageProps<'/[locale]/[currency]/account/sign-up'>) =>
    loadSignUp(await getMarket(params), await getQuery(searchParams)),
  Screen: SignUpScreen,
})

export { generateMetadata, Page as default }
