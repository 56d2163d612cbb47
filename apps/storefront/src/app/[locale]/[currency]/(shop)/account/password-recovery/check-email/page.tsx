import { loadCheckEmail } from '#features/auth/load-auth.ts'
import { CheckEmailScreen } from '#features/auth/password-recovery-screens.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  load: async ({ params }: PageProps<'/[locale]/[currency]/account/password-recovery/check-email'>) =>
    loadCheckEmail(await getMarket(params)),
  Screen: CheckEmailScreen,
})

export { generateMetadata, Page as default }
