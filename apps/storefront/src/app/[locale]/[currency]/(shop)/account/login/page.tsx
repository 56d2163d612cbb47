import type { Metadata } from 'next'
import { loadFlashMessage } from '#actions/load-flash.ts'
import { loadLogin } from '#features/auth/load-auth.ts'
import { LoginScreen } from '#features/auth/login-screen.tsx'
import { getMarket } from '#routing/market.ts'
import { PageMessages } from '#shop/page-messages.tsx'
import { getQuery } from '#routing/query.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/account/login'>

const load = async ({ params, searchParams }: Props) =>
  loadLogin(await getMarket(params), await getQuery(searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return (
    <PageMessages of="(shop)/account/login/page" params={props.params}>
      <LoginScreen {...(await load(props)).screen} flashMessage={await loadFlashMessage()} />
    </PageMessages>
  )
}
