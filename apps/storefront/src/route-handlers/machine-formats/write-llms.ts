import { toMarkdownDocument, toMarkdownLink, toMarkdownSection, toMarkdownText } from './markdown-text.ts'
import type { MachineFormatShop } from './machine-format-shop.ts'

/** A link with its description. */
export interface Guide {
  readonly name: string
  /** Public path without locale. */
  readonly path: string
  readonly text?: string | undefined
}

export interface LlmsFacts {
  /** One line about the shop; default none. */
  readonly description?: string | undefined
  readonly categories: readonly Guide[]
  /** Pages that the merchant's menus lead to, such as those on delivery and returns. */
  readonly pages: readonly Guide[]
  readonly feedsAddress: string
  /** Default: agents cannot buy here. */
  readonly agentsAddress?: string | undefined
  /** Where the shop is in each language. */
  readonly languages: readonly { readonly name: string; readonly url: string }[]
}

/** The shop for language models, in the format of llmstxt.org: its products, their addresses, and its pages. */
export function writeLlms(facts: LlmsFacts, shop: MachineFormatShop): string {
  const { t, store } = shop
  const toGuide = ({ name, path, text = '' }: Guide, toAddress: (path: string) => string) =>
    toMarkdownLink(name, toAddress(path)) + (text === '' ? '' : `: ${toMarkdownText(text)}`)
  const toList = (path: string) => shop.toMachineAddress(path, 'md')
  const others = store.currencies.map(({ code }) => code).filter((code) => code !== store.currency)
  const products = [{ name: t('readers.all_products'), path: '/products' }, ...facts.categories]
  return toMarkdownDocument([
    `# ${toMarkdownText(store.name)}`,
    `> ${toMarkdownText(facts.description ?? t('products.description'))}`,
    t('readers.intro', { store: toMarkdownText(store.name) }),
    t('readers.addresses'),
    others.length === 0
      ? ''
      : t('readers.currencies', { currency: store.currency, currencies: others.join(', ') }),
    toMarkdownSection(
      t('categories.label'),
      products.map((guide) => toGuide(guide, toList)),
    ),
    toMarkdownSection(
      t('readers.pages'),
      facts.pages.map((guide) => toGuide(guide, shop.toAddress)),
    ),
    toMarkdownSection(t('readers.feeds'), [
      `${toMarkdownLink(t('readers.feeds'), facts.feedsAddress)}: ${t('readers.feeds_text')}`,
    ]),
    toMarkdownSection(
      t('readers.agents'),
      facts.agentsAddress === undefined
        ? []
        : [`${toMarkdownLink('UCP', facts.agentsAddress)}: ${t('readers.agents_text')}`],
    ),
    toMarkdownSection(
      t('readers.languages'),
      facts.languages.length < 2 ? [] : facts.languages.map(({ name, url }) => toMarkdownLink(name, url)),
    ),
  ])
}
