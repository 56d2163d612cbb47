import { loadSetPasswordExpired } from '#features/auth/load-auth.ts'
import { SetPasswordExpiredScreen } from '#features/auth/set-password-screens.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  messages: '(shop)/account/set-password/[key]/expired/page',
  load: async ({ params }: PageProps<'/[locale]/[currency]/account/set-password/[key]/expired'>) =>
    loadSetPasswordExpired(await getMarket(params), (await params).key),
  Screen: SetPasswordExpiredScreen,
})

export { generateMetadata, Page as default }
