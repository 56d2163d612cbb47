import { loadSetPasswordSuccess } from '#features/auth/load-auth.ts'
import { SetPasswordSuccessScreen } from '#features/auth/set-password-screens.tsx'
import { createPage } from '#routing/create-page.tsx'
import { getMarket } from '#routing/market.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  load: async ({ params }: PageProps<'/[locale]/[currency]/account/set-password/[key]/success'>) =>
    loadSetPasswordSuccess(await getMarket(params)),
  Screen: SetPasswordSuccessScreen,
})

export { generateMetadata, Page as default }
