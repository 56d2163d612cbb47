import { loadSetPasswordSuccess } from '#features/auth/load-auth.ts'
import { SetPasswordSuccessScreen } from '#features/auth/set-password-screens.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  load: async ({ params }: PageProps<'/[locale]/[currency]/account/set-password/[key]/success'>) =>
    loadSetPasswordSuccess(await getMarket(params)),
  Screen: SetPasswordSuccessScreen,
})

export { generateMetadata, Page as default }
