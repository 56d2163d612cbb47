import { cacheTags } from '@sorrel/contracts/revalidate'
import { asc, eq } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { createCachedRead } from '../database/cached-read.ts'
import { contentPages, menus, quizzes, storeSettings } from '../database/catalogue-tables.ts'
import type { Database } from '../database/open.ts'
import type { ContentPageDocument, MenuDocument, QuizDocument, StoreSettingsDocument } from './documents.ts'
import type { Market } from './market.ts'
import { createMarket, type MarketInput } from './create-market.ts'
import { applySettingsProfile } from './settings-profile.ts'
import type { Storefront } from './storefront.ts'

export interface PageRecord {
  readonly document: ContentPageDocument
  readonly createdAt: Date
  readonly changedAt: Date
}

/** The merchant's settings, menus and content, cached in memory until they change. */
export interface Store {
  /** Language and currency of an answer. A language or currency that the store does not have is replaced by its own. */
  getMarket(input: MarketInput): Promise<Market>
  /** Settings with the SETTINGS_PROFILE applied. */
  getSettings(): Promise<StoreSettingsDocument>
  /** Settings as they are stored, to be changed. */
  getStoredSettings(): Promise<StoreSettingsDocument>
  getMenus(): Promise<readonly MenuDocument[]>
  getPages(): Promise<readonly PageRecord[]>
  getQuizzes(): Promise<readonly QuizDocument[]>
  getQuiz(id: string): Promise<QuizDocument | undefined>
  /** Each function writes a whole document and announces it. */
  saveSettings(settings: StoreSettingsDocument): Promise<void>
  saveMenu(menu: MenuDocument): Promise<void>
  savePage(page: ContentPageDocument): Promise<void>
  saveQuiz(quiz: QuizDocument): Promise<void>
  /** Clears the memory; for code that has written the tables itself. */
  forget(): void
}

export interface StoreParts {
  readonly config: Pick<Config, 'publicUrl' | 'settingsProfile'>
  readonly db: Database
  readonly clock: Clock
  readonly storefront: Storefront
}

export function createStore({ config, db, clock, storefront }: StoreParts): Store {
  const content = createCachedRead(() => readContent(db))
  const changed = (tags: readonly string[]) => {
    content.forget()
    storefront.revalidate(tags)
  }
  const getSettings = async () => applySettingsProfile((await content.get()).settings, config.settingsProfile)
  return {
    getSettings,
    getStoredSettings: async () => (await content.get()).settings,
    getMarket: async (input) =>
      createMarket({ store: (await getSettings()).store, publicUrl: config.publicUrl, input }),
    getMenus: async () => (await content.get()).menus,
    getPages: async () => (await content.get()).pages,
    getQuizzes: async () => (await content.get()).quizzes,
    getQuiz: async (id) => (await content.get()).quizzes.find((quiz) => quiz.id === id),
    saveSettings: async (document) => {
      await db.update(storeSettings).set({ document }).where(eq(storeSettings.id, document.store.id))
      changed([cacheTags.settings()])
    },
    saveMenu: async (document) => {
      await db.update(menus).set({ document }).where(eq(menus.id, document.id))
      changed([cacheTags.menus()])
    },
    savePage: async (document) => {
      await db
        .update(contentPages)
        .set({ document, slug: document.slug, changedAt: clock.now() })
        .where(eq(contentPages.id, document.id))
      changed([cacheTags.page(document.slug)])
    },
    saveQuiz: async (document) => {
      await db.update(quizzes).set({ document }).where(eq(quizzes.id, document.id))
      changed([cacheTags.quiz(document.id)])
    },
    forget: content.forget,
  }
}

interface StoreContent {
  readonly settings: StoreSettingsDocument
  readonly menus: readonly MenuDocument[]
  readonly pages: readonly PageRecord[]
  readonly quizzes: readonly QuizDocument[]
}

async function readContent(db: Database): Promise<StoreContent> {
  const [settings] = await db.select().from(storeSettings).limit(1)
  if (settings === undefined)
    throw new Error('The database holds no store settings: run "npm run sandbox:reset".')
  const [menuRows, pages, quizRows] = await Promise.all([
    db.select().from(menus).orderBy(asc(menus.position)),
    db.select().from(contentPages).orderBy(asc(contentPages.position)),
    db.select().from(quizzes),
  ])
  return {
    settings: settings.document,
    menus: menuRows.map(({ document }) => document),
    pages,
    quizzes: quizRows.map(({ document }) => document),
  }
}
