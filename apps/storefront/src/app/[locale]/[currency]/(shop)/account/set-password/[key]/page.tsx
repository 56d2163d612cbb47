import type { Metadata } from 'next'
import { loadSetPassword } from '#features/auth/load-auth.ts'
import { SetPasswordScreen } from '#features/auth/set-password-screens.tsx'
import { getMarket } from '#routing/market.ts'
import { PageMessages } from '#shop/page-messages.tsx'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/account/set-password/[key]'>

const load = async ({ params }: Props) => loadSetPassword(await getMarket(params), (await params).key)

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return (
    <PageMessages of="(shop)/account/set-password/[key]/page" params={props.params}>
      <SetPasswordScreen {...(await load(props)).screen} />
    </PageMessages>
  )
}
