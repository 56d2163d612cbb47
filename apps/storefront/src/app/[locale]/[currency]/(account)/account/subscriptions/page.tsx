import type { Metadata } from 'next'
import { loadSubscriptions } from '#features/account/subscriptions/load-subscriptions.ts'
import { SubscriptionsScreen } from '#features/account/subscriptions/subscriptions-screen.tsx'
import { getMarket } from '#routing/market.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/account/subscriptions'>

const load = async ({ params }: Props) => loadSubscriptions(await getMarket(params))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return <SubscriptionsScreen {...(await load(props)).screen} />
}
