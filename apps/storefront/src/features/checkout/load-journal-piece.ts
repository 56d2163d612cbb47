import type { CleanPage } from '@sorrel/commerce/content'
import type { ContentSection } from '@sorrel/contracts/content'
import { shopRoutes } from '@sorrel/contracts/shop-routes'
import type { Picture } from '@sorrel/domain/product'
import type { Market } from '#request/market.ts'
import { readContentPage } from '#request/records.ts'
import { UnavailableError } from '#backend/unavailable.ts'

/** The content page whose cards lead to the journal's pieces, the newest first. */
const JOURNAL_SLUG = 'journal'

/** A piece of the journal, as its card shows it. */
export interface JournalPiece {
  readonly title: string
  readonly href: string
  readonly image?: Picture | undefined
}

/**
 * The first piece that links one of the products, given by their slugs, else the newest. Undefined without a journal, and
 * while the service does not answer: a page about something else goes without it.
 */
export async function loadJournalPiece(
  market: Market,
  slugs: readonly string[],
): Promise<JournalPiece | undefined> {
  try {
    const journal = await readContentPage(market, JOURNAL_SLUG)
    const pieces = (journal?.sections ?? []).flatMap(getPieces)
    const pages = await Promise.all(pieces.map(({ href }) => readContentPage(market, href.slice(1))))
    return pickPiece(pieces, pages, slugs)
  } catch (failure) {
    if (failure instanceof UnavailableError) return undefined
    throw failure
  }
}

/** `pages` are those of the pieces, in their order. */
export function pickPiece(
  pieces: readonly JournalPiece[],
  pages: readonly (Pick<CleanPage, 'sections'> | null)[],
  slugs: readonly string[],
): JournalPiece | undefined {
  const links = slugs.map((slug) => `"${shopRoutes.product(slug)}"`)
  const isAbout = (page: Pick<CleanPage, 'sections'> | null | undefined) =>
    page?.sections.some((section) => links.some((link) => getWords(section).includes(link)))
  return pieces.find((_piece, place) => isAbout(pages[place])) ?? pieces[0]
}

const PAGE_PATH = /^\/[\w-]+$/

function getPieces(section: ContentSection): readonly JournalPiece[] {
  if (section.type !== 'mosaic') return []
  return section.tiles.flatMap(({ title, href, image }) =>
    title !== undefined && href !== undefined && PAGE_PATH.test(href) ? [{ title, href, image }] : [],
  )
}

function getWords(section: ContentSection): string {
  if (section.type !== 'article') return ''
  return section.chapters.map(({ description = '' }) => description).join('\n')
}
