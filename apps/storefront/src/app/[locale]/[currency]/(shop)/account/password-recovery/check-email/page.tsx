import { loadCheckEmail } from '#features/auth/load-auth.ts'
import { CheckEmailScreen } from '#features/auth/password-recovery-screens.tsx'
import { createPage } from '#routing/create-page.tsx'
import { getMarket } from '#routing/market.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  load: async ({ params }: PageProps<'/[locale]/[currency]/account/password-recovery/check-email'>) =>
    loadCheckEmail(await getMarket(params)),
  Screen: CheckEmailScreen,
})

export { generateMetadata, Page as default }
