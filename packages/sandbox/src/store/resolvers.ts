import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { listItems } from '../listing/list.ts'
import { toSearchText } from '../listing/search.ts'
import { getText, type Market } from './market.ts'
import { resolveContent, toCamelCase } from './resolve-content.ts'
import type { PageRecord } from './store.ts'

/** Skipped deliveries after which a paused subscription stays paused. */
const PAUSE_NEXT_SKIP_THRESHOLD = 3

/** Settings, menus and content pages. See docs/commerce-service.md#settings-and-menus. */
export const storeResolvers: Resolvers = {
  Query: {
    storeSettings: async (_root, given, context) => {
      const { config, store, pictures } = context.service
      const [market, settings] = await Promise.all([context.getMarket(given), store.getSettings()])
      return {
        store: { ...settings.store, url: config.storefrontUrl, publicKey: config.publicKey },
        values: toCamelCase(await resolveContent(settings.values, market, pictures)),
      }
    },
    menuSettings: async (_root, given, context) => {
      const { store, pictures } = context.service
      const [market, menus] = await Promise.all([context.getMarket(given), store.getMenus()])
      const toSection = async ({ id, name, items }: (typeof menus)[number]) => ({
        id,
        name,
        items: await Promise.all(
          items.map(async (item) => toCamelCase(await resolveContent(item, market, pictures))),
        ),
      })
      return { sections: await Promise.all(menus.map(toSection)) }
    },
    subscriptionSettings: () => ({
      features: { pause: true, skip: true, cancel: true, editItems: true },
      pauseNextSkipThreshold: PAUSE_NEXT_SKIP_THRESHOLD,
    }),
    contentPages: async (_root, given, context) => {
      const market = await context.getMarket(given)
      const pages = (await context.service.store.getPages()).filter(
        ({ document }) => document.published || given._preview,
      )
      const found = listItems(pages, given, {
        locale: market.locale,
        toRecord: ({ document: { id, slug, published, name }, createdAt, changedAt }) => ({
          id,
          slug,
          published,
          name: getText(name, market),
          date_created: createdAt.toISOString(),
          date_updated: changedAt.toISOString(),
        }),
        getSearchText: ({ document: { name, slug } }) => toSearchText([getText(name, market), slug]),
      })
      return { ...found, results: found.results.map((page) => toPage(page, market)) }
    },
    contentPageBySlug: async (_root, given, context) => {
      const pages = await context.service.store.getPages()
      // A single read returns drafts too: clients check `published`.
      const page = pages.find(({ document }) => document.slug === given.slug)
      return page === undefined ? null : toPage(page, await context.getMarket(given))
    },
  },
}

function toPage({ document, createdAt, changedAt }: PageRecord, market: Market) {
  const { id, slug, name, published, metaTitle, metaDescription } = document
  return {
    id,
    slug,
    published,
    name: getText(name, market),
    title: getText(name, market),
    metaTitle: getText(metaTitle, market) ?? null,
    metaDescription: getText(metaDescription, market) ?? null,
    metaKeywords: null,
    dateCreated: createdAt.toISOString(),
    dateUpdated: changedAt.toISOString(),
  }
}
