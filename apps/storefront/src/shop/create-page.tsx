import type { Metadata } from 'next'
import type { ComponentType } from 'react'
import { PageMessages } from './page-messages.tsx'
import type { PageEntry } from './page-namespaces.ts'
import { setPageShop } from './request-shop.ts'
import type { Loaded } from './load-or-fallback.ts'

interface PageInput {
  readonly params: Promise<{ readonly locale: string; readonly currency: string }>
}

export interface PageOptions<Input extends PageInput, Props> {
  /** Called for the head and for the page: its result is memoised for the request. */
  readonly load: (input: Input) => Promise<Loaded<Props>>
  readonly Screen: ComponentType<Props>
  /** Rendered above the screen of a page that is rendered per request. */
  readonly Above?: ComponentType
  /** The page's own name in the table of namespaces, where its code shows messages in the browser. */
  readonly messages?: PageEntry
}

/** The exports of a page's file: metadata and screen, from one load. */
export function createPage<Input extends PageInput, Props extends object>({
  load,
  Screen,
  Above,
  messages,
}: PageOptions<Input, Props>) {
  async function Page(input: Input) {
    const { shop, screen: props } = await load(input)
    setPageShop(shop)
    const screen = (
      <>
        {Above && <Above />}
        <Screen {...props} />
      </>
    )
    if (messages === undefined) return screen
    return (
      <PageMessages of={messages} params={input.params}>
        {screen}
      </PageMessages>
    )
  }
  const generateMetadata = async (input: Input): Promise<Metadata> => (await load(input)).metadata
  return { generateMetadata, Page }
}
