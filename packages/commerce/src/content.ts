/** Content pages and quizzes, with cleaned rich text. For servers: they carry the HTML sanitiser. */

import { isRecord, parseFlag, parseList, parseText } from '@sorrel/contracts/untrusted'
import {
  type ContentPage,
  type ContentSection,
  type ContentSectionType,
  createPageParser,
} from '@sorrel/contracts/content'
import {
  type ContentQuiz,
  type ContentQuizItem,
  type ContentQuizTransition,
  createQuizParser,
} from '@sorrel/contracts/quiz'
import type { SafeHtml } from '@sorrel/domain/html'
import { ok, type Result } from '@sorrel/domain/result'
import { decodePage, fetchPages } from './catalog/fetch-pages.ts'
import { MAX_LIMIT } from './catalog/fetch-products.ts'
import { toSlugs } from './catalog/fetch-slugs.ts'
import type { CommerceClient } from './client.ts'
import type { CommerceError } from './error.ts'
import { GetContentPagesDocument } from './generated/content/graphql.ts'
import { toSafeHtml } from './html.ts'
import { andThen, decodeRecord } from './wire/decode.ts'

/** A block whose HTML has passed the sanitiser. */
export type CleanSection<T extends ContentSectionType = ContentSectionType> = ContentSection<T, SafeHtml>

/** A content page ready to show. */
export type CleanPage = ContentPage<SafeHtml>

/** A page between questions whose HTML has passed the sanitiser. */
export type CleanQuizTransition = ContentQuizTransition<SafeHtml>

export type CleanQuizItem = ContentQuizItem<SafeHtml>

/** A quiz ready to show; its items fit the quiz rules of the domain. */
export type CleanQuiz = ContentQuiz<SafeHtml>

/** Reads a page of the service with its HTML cleaned; undefined when it has no slug. Never throws. */
export const parseCleanPage: (input: unknown) => CleanPage | undefined =
  /* @__PURE__ */ createPageParser(toSafeHtml)

/** Reads a quiz of the service with its HTML cleaned; undefined when it has no id. Never throws. */
export const parseCleanQuiz: (input: unknown) => CleanQuiz | undefined =
  /* @__PURE__ */ createQuizParser(toSafeHtml)

interface ContentArgs {
  readonly locale?: string | undefined
  /** Includes unpublished content: editor mode only. Default false. */
  readonly preview?: boolean | undefined
}

export interface ContentPageArgs extends ContentArgs {
  readonly slug: string
}

/** A content page; null when there is none, or it is not published. */
export async function fetchContentPage(
  client: CommerceClient,
  { slug, preview = false, locale }: ContentPageArgs,
): Promise<Result<CleanPage | null, CommerceError>> {
  const path = `/content/pages/${encodeURIComponent(slug)}`
  const answer = await client.read({ path, locale, query: { $preview: preview ? 'true' : undefined } })
  const page = andThen(answer, (json) => decodeRecord(json, { operation: path, toRecord: parseCleanPage }))
  return andThen(page, (value) => ok(value && (value.published || preview) ? value : null))
}

/** Slugs of the published content pages. */
export function fetchContentPageSlugs(
  client: CommerceClient,
): Promise<Result<readonly string[], CommerceError>> {
  return fetchPages(async (page) => {
    const answer = await client.query(GetContentPagesDocument, { page, where: { published: true } })
    return andThen(answer, ({ contentPages }) => decodePage(contentPages, 'getContentPages', toSlugs))
  })
}

export interface QuizArgs extends ContentArgs {
  readonly id: string
}

/** A quiz; null when there is none. */
export async function fetchQuiz(
  client: CommerceClient,
  { id, preview = false, locale }: QuizArgs,
): Promise<Result<CleanQuiz | null, CommerceError>> {
  const path = `/content/quizzes/${encodeURIComponent(id)}`
  const answer = await client.read({ path, locale, query: { $preview: preview ? 'true' : undefined } })
  // A single read returns drafts too.
  const isDraft = answer.ok && isRecord(answer.value) && parseFlag(answer.value.published) === false
  if (isDraft && !preview) return ok(null)
  return andThen(answer, (json) => decodeRecord(json, { operation: path, toRecord: parseCleanQuiz }))
}

/** Slugs of published content, each with a fingerprint that changes with the content. */
export interface ContentFacts {
  readonly pages: readonly { readonly slug: string; readonly version: string }[]
  readonly quizzes: readonly { readonly id: string; readonly version: string }[]
}

/** The store's content in two reads, for systems that keep copies of it. A store without quizzes has none. */
export async function fetchContentFacts(
  client: CommerceClient,
): Promise<Result<ContentFacts, CommerceError>> {
  const pages = await fetchPages(async (page) => {
    const answer = await client.query(GetContentPagesDocument, {
      page,
      limit: MAX_LIMIT,
      where: { published: true },
    })
    return andThen(answer, ({ contentPages }) =>
      decodePage(contentPages, 'getContentPages', (list) =>
        parseList(list).flatMap(({ slug, dateUpdated }) => {
          const known = parseText(slug)
          return known === undefined ? [] : [{ slug: known, version: parseText(dateUpdated) ?? '' }]
        }),
      ),
    )
  })
  if (!pages.ok) return pages
  const quizzes = await client.read({ path: '/content/quizzes', query: { limit: String(MAX_LIMIT) } })
  return andThen(quizzes, (json) =>
    ok({ pages: pages.value, quizzes: parseList(isRecord(json) ? json.results : []).flatMap(toQuizFact) }),
  )
}

function toQuizFact(record: unknown): ContentFacts['quizzes'] {
  const id = isRecord(record) ? parseText(record.id) : undefined
  return id === undefined ? [] : [{ id, version: JSON.stringify(record) }]
}
