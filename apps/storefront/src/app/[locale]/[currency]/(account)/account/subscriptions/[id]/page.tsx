import type { Metadata } from 'next'
import { loadSubscription } from '#features/account/subscriptions/load-subscription.ts'
import { SubscriptionScreen } from '#features/account/subscriptions/subscription-screen.tsx'
import { getMarket } from '#routing/market.ts'
import { PageMessages } from '#shop/page-messages.tsx'
import { getQuery } from '#routing/query.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/account/subscriptions/[id]'>

const load = async ({ params, searchParams }: Props) =>
  loadSubscription(await getMarket(params), (await params).id, await getQuery(searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return (
    <PageMessages of="(account)/account/subscriptions/[id]/page" params={props.params}>
      <SubscriptionScreen {...(await load(props)).screen} />
    </PageMessages>
  )
}
