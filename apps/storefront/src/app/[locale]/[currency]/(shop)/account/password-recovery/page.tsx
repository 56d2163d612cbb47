import type { Metadata } from 'next'
import { loadPasswordRecovery } from '#features/auth/load-auth.ts'
import { PasswordRecoveryScreen } from '#features/auth/password-recovery-screens.tsx'
import { getMarket } from '#routing/market.ts'
import { PageMessages } from '#shop/page-messages.tsx'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/account/password-recovery'>

const load = async ({ params }: Props) => loadPasswordRecovery(await getMarket(params))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return (
    <PageMessages of="(shop)/account/password-recovery/page" params={props.params}>
      <PasswordRecoveryScreen {...(await load(props)).screen} />
    </PageMessages>
  )
}
