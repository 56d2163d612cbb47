import type { Metadata } from 'next'
import { loadNotice } from '#actions/load-notice.ts'
import { loadLogin } from '#features/auth/load-auth.ts'
import { LoginScreen } from '#features/auth/login-screen.tsx'
import { getMarket } from '#platform/market.ts'
import { getQuery } from '#platform/query.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/account/login'>

const load = async ({ params, searchParams }: Props) =>
  loadLogin(await getMarket(params), await getQuery(searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return <LoginScreen {...(await load(props)).screen} notice={await loadNotice()} />
}
