import type { Metadata } from 'next'
import { loadProfile } from '#features/account/profile/load-profile.ts'
import { ProfileScreen } from '#features/account/profile/profile-screen.tsx'
import { getMarket } from '#routing/market.ts'
import { PageMessages } from '#shop/page-messages.tsx'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/account/profile'>

const load = async ({ params }: Props) => loadProfile(await getMarket(params))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return (
    <PageMessages of="(account)/account/profile/page" params={props.params}>
      <ProfileScreen {...(await load(props)).screen} />
    </PageMessages>
  )
}
