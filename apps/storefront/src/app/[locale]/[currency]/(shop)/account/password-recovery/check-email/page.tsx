import type { Metadata } from 'next'
import { loadCheckEmail } from '#features/auth/load-auth.ts'
import { CheckEmailScreen } from '#features/auth/password-recovery-screens.tsx'
import { getMarket } from '#routing/market.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/account/password-recovery/check-email'>

const load = async ({ params }: Props) => loadCheckEmail(await getMarket(params))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return <CheckEmailScreen {...(await load(props)).screen} />
}
