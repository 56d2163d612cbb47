import type { Metadata } from 'next'
import { loadCards } from '#features/account/cards/load-cards.ts'
import { CardsScreen } from '#features/account/cards/cards-screen.tsx'
import { getMarket } from '#routing/market.ts'
import { PageMessages } from '#shop/page-messages.tsx'
import { getQuery } from '#routing/query.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/account/cards'>

const load = async ({ params, searchParams }: Props) =>
  loadCards(await getMarket(params), await getQuery(searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata
}

export default async function Page(props: Props) {
  return (
    <PageMessages of="(account)/account/cards/page" params={props.params}>
      <CardsScreen {...(await load(props)).screen} />
    </PageMessages>
  )
}
