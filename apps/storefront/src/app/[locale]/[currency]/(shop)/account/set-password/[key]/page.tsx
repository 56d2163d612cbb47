import { loadSetPassword } from '#features/auth/load-auth.ts'
import { SetPasswordScreen } from '#features/auth/set-password-screens.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  messages: '(shop)/account/set-password/[key]/page',
  load: async ({ params }: PageProps<'/[locale]/[currency]/account/set-password/[key]'>) =>
    loadSetPassword(await getMarket(params), (await params).key),
  Screen: SetPasswordScreen,
})

export { generateMetadata, Page as default }
