import type { Metadata } from 'next'
import type { ComponentType } from 'react'
import { UnavailableList } from '#features/catalog/unavailable-list.tsx'
import { type Loaded, loadOrFallback } from '#shop/load-or-fallback.ts'
import { getMarket, type Market } from '#request/market.ts'
import { getQuery } from '#request/page-query.ts'
import { loadStoreOrDefaults } from '#request/store.ts'
import { CountOutcome } from '#shop/count-outcome.tsx'
import { createShopView } from '#shop/create-shop-view.ts'
import { PageMessages } from '#shop/page-messages.tsx'
import type { PageEntry } from '#shop/page-namespaces.ts'
import { setPageShop } from '#shop/request-shop.ts'
import { LeftFlash } from './left-flash.tsx'

interface ListInput<Params> {
  readonly params: Promise<Params & { readonly locale: string; readonly currency: string }>
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export interface ListTwinOptions<Params, Props extends object> {
  readonly messages: PageEntry
  readonly load: (market: Market, params: Params, query: string) => Promise<Loaded<Props>>
  /** The list's public path. */
  readonly toPath: (params: Params) => string
  readonly Screen: ComponentType<Props>
}

/** The exports of a list page that is rendered per request: while the service is unavailable it shows fallback data. */
export function createListTwin<Params, Props extends object>(options: ListTwinOptions<Params, Props>) {
  const { messages, load: loadList, toPath, Screen } = options

  async function load({ params, searchParams }: ListInput<Params>) {
    const [market, given, query] = await Promise.all([getMarket(params), params, getQuery(searchParams)])
    const loaded = await loadOrFallback(() => loadList(market, given, query))
    return { ...loaded, market, address: `${toPath(given)}?${query}` }
  }

  async function Page(input: ListInput<Params>) {
    const page = await load(input)
    if (page.kind === 'loaded') setPageShop(page.shop)
    return (
      <PageMessages of={messages} params={input.params}>
        {page.kind === 'fallback' ? (
          <FallbackList {...page} />
        ) : (
          <>
            <LeftFlash />
            {page.counts && <CountOutcome outcome={page.counts} />}
            <Screen {...page.screen} />
          </>
        )}
      </PageMessages>
    )
  }

  const generateMetadata = async (input: ListInput<Params>): Promise<Metadata> => (await load(input)).metadata
  return { generateMetadata, Page }
}

interface FallbackListProps {
  readonly market: Market
  /** Path and query of the list, without locale. */
  readonly address: string
  /** Undefined in fallback mode, in which the service was not called. */
  readonly counts: 'failure' | undefined
  /** Id of the failure in the logs. */
  readonly reference?: string | undefined
}

/** Fallback data in place of a list, complete without script. See docs/specification.md#fallback-data. */
async function FallbackList({ market, address, counts, reference }: FallbackListProps) {
  const { toHref } = createShopView(await loadStoreOrDefaults(market), market)
  return <UnavailableList refreshHref={toHref(address)} counts={counts ?? 'nothing'} reference={reference} />
}
