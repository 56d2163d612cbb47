import { loadProfile } from '#features/account/profile/load-profile.ts'
import { ProfileScreen } from '#features/account/profile/profile-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  messages: '(account)/account/profile/page',
  load: async ({ params }: PageProps<'/[locale]/[currency]/account/profile'>) =>
    loadProfile(await getMarket(params)),
  Screen: ProfileScreen,
})

export { generateMetadata, Page as default }
