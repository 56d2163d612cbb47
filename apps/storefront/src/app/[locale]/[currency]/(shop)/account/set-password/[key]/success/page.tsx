import type { Metadata } from 'next'
import { loadSetPasswordSuccess } from '#features/auth/load-auth.ts'
import { SetPasswordSuccessScreen } from '#features/auth/set-password-screens.tsx'
import { getMarket } from '#routing/market.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/account/set-password/[key]/success'>

const load = async ({ params }: Props) => loadSetPasswordSuccess(await getMarket(params))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return <SetPasswordSuccessScreen {...(await load(props)).screen} />
}
