import { isRecord, parseCount } from '@sorrel/contracts/untrusted'
import { parseContentPage } from '@sorrel/contracts/content'
import { ok, type Result } from '@sorrel/domain/result'
import { fetchPages } from '../catalog/fetch-pages.ts'
import { toSlugs } from '../catalog/fetch-slugs.ts'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import { GetContentPagesDocument } from '../generated/content/graphql.ts'
import { andThen, decodeError, decodeRecord } from '../wire/decode.ts'
import { cleanPage, type CleanPage } from './clean-page.ts'

export interface ContentPageArgs {
  readonly slug: string
  readonly locale?: string | undefined
  /** Also shows what is not published: editor mode only. Default false. */
  readonly preview?: boolean | undefined
}

function toPage(json: unknown): CleanPage | undefined {
  const page = parseContentPage(json)
  return page && cleanPage(page)
}

/** A content page; null when there is none, or it is not published. */
export async function fetchContentPage(
  client: CommerceClient,
  { slug, locale, preview = false }: ContentPageArgs,
): Promise<Result<CleanPage | null, CommerceError>> {
  const path = `/content/pages/${encodeURIComponent(slug)}`
  const answer = await client.read({ path, locale, query: { $preview: preview ? 'true' : undefined } })
  const page = andThen(answer, (json) => decodeRecord(json, { operation: path, toRecord: toPage }))
  return andThen(page, (value) => ok(value && (value.published || preview) ? value : null))
}

/** Slugs of the published content pages. */
export function fetchContentPageSlugs(
  client: CommerceClient,
): Promise<Result<readonly string[], CommerceError>> {
  return fetchPages(async (page) => {
    const answer = await client.query(GetContentPagesDocument, { page, where: { published: true } })
    return andThen(answer, ({ contentPages }) => {
      if (!isRecord(contentPages)) return decodeError('getContentPages', 'The answer holds no list')
      return ok({ items: toSlugs(contentPages), pageCount: parseCount(contentPages.pageCount, 1) ?? 1 })
    })
  })
}
