import type { Metadata } from 'next'
import { loadSetPasswordExpired } from '#features/auth/load-auth.ts'
import { SetPasswordExpiredScreen } from '#features/auth/set-password-screens.tsx'
import { getMarket } from '#routing/market.ts'
import { PageMessages } from '#shop/page-messages.tsx'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/account/set-password/[key]/expired'>

const load = async ({ params }: Props) => loadSetPasswordExpired(await getMarket(params), (await params).key)

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return (
    <PageMessages of="(shop)/account/set-password/[key]/expired/page" params={props.params}>
      <SetPasswordExpiredScreen {...(await load(props)).screen} />
    </PageMessages>
  )
}
