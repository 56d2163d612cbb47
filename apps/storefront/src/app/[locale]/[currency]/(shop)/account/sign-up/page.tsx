import type { Metadata } from 'next'
import { loadSignUp } from '#features/auth/load-auth.ts'
import { SignUpScreen } from '#features/auth/sign-up-screen.tsx'
import { getMarket } from '#routing/market.ts'
import { PageMessages } from '#shop/page-messages.tsx'
import { getQuery } from '#routing/query.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/account/sign-up'>

const load = async ({ params, searchParams }: Props) =>
  loadSignUp(await getMarket(params), await getQuery(searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return (
    <PageMessages of="(shop)/account/sign-up/page" params={props.params}>
      <SignUpScreen {...(await load(props)).screen} />
    </PageMessages>
  )
}
