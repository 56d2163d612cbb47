import { loadFlashMessage } from '#app/left-flash.tsx'
import { loadLogin } from '#features/auth/load-auth.ts'
import { LoginScreen } from '#features/auth/login-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'
import { getQuery } from '#request/page-query.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  messages: '(shop)/account/login/page',
  load: async ({ params, searchParams }: PageProps<'/[locale]/[currency]/account/login'>) => {
    const { screen, ...page } = await loadLogin(await getMarket(params), await getQuery(searchParams))
    return { ...page, screen: { ...screen, flashMessage: await loadFlashMessage() } }
  },
  Screen: LoginScreen,
})

export { generateMetadata, Page as default }
