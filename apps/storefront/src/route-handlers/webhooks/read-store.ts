import { fetchContentFacts } from '@sorrel/commerce/content'
import { fetchStoreJson } from '@sorrel/commerce/preview'
import { cacheTags } from '@sorrel/contracts/revalidate'
import type { StoreIndex } from '#request/store-index.ts'
import { getFreshCommerce } from '#backend/commerce.ts'
import { runRender } from '#backend/render.ts'
import type { StoreFacts } from './store-watch.ts'

/** Timeout of one read of the store. */
const LOOK_MS = 30_000

type Reader = () => Promise<StoreFacts | undefined>

/** The parts of a store that pages show and that it may change without an event. */
export function createStoreReaders(index: StoreIndex): readonly Reader[] {
  const readers: readonly Reader[] = [() => readSettings(index), readContent]
  // The reads yield to all visitors.
  return readers.map((read) => () => runRender({ deadline: Date.now() + LOOK_MS, priority: 'renewal' }, read))
}

/** Reads the settings in every language, each twice, because the service may return an old copy once more. */
async function readSettings(index: StoreIndex): Promise<StoreFacts | undefined> {
  const { locale, locales } = await index.get()
  const client = getFreshCommerce()
  const settings: unknown[] = []
  const menus: unknown[] = []
  for (const each of new Set([locale, ...locales])) {
    await fetchStoreJson(client, { locale: each })
    const answer = await fetchStoreJson(client, { locale: each })
    if (!answer.ok) return undefined
    settings.push(answer.value.settings)
    menus.push(answer.value.menus)
  }
  return new Map([
    [cacheTags.settings(), JSON.stringify(settings)],
    [cacheTags.menus(), JSON.stringify(menus)],
  ])
}

async function readContent(): Promise<StoreFacts | undefined> {
  const answer = await fetchContentFacts(getFreshCommerce())
  if (!answer.ok) return undefined
  return new Map([
    ...answer.value.pages.map(({ slug, version }) => [cacheTags.page(slug), version] as const),
    ...answer.value.quizzes.map(({ id, version }) => [cacheTags.quiz(id), version] as const),
  ])
}
