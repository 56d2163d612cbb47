import { loadPasswordRecovery } from '#features/auth/load-auth.ts'
import { PasswordRecoveryScreen } from '#features/auth/password-recovery-screens.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  messages: '(shop)/account/password-recovery/page',
  load: async ({ params }: PageProps<'/[locale]/[currency]/account/password-recovery'>) =>
    loadPasswordRecovery(await getMarket(params)),
  Screen: PasswordRecoveryScreen,
})

export { generateMetadata, Page as default }
