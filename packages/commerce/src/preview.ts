/** The service's JSON before parsing, for a live editor to change. Safe in a browser. */

import { isRecord } from '@sorrel/contracts/untrusted'
import { ok, type Result } from '@sorrel/domain/result'
import type { CommerceClient } from './client.ts'
import type { CommerceError } from './error.ts'
import { GetMenusDocument, GetStoreSettingsDocument } from './generated/store/graphql.ts'
import { andThen, decodeError } from './wire/decode.ts'

/** The input of `parseStoreSettings` and `parseMenus` of the contracts. */
export interface StoreJson {
  readonly settings: unknown
  readonly menus: unknown
}

interface JsonOptions {
  readonly locale?: string | undefined
}

/** Settings and menus in the locale's language, not yet parsed. */
export async function fetchStoreJson(
  client: CommerceClient,
  { locale }: JsonOptions,
): Promise<Result<StoreJson, CommerceError>> {
  const [settings, menus] = await Promise.all([
    client.query(GetStoreSettingsDocument, { locale }),
    client.query(GetMenusDocument, { locale }),
  ])
  return andThen(settings, ({ storeSettings }) =>
    andThen(menus, ({ menuSettings }) =>
      isRecord(storeSettings) && isRecord(menuSettings)
        ? ok({ settings: storeSettings, menus: menuSettings })
        : decodeError('fetchStoreJson', 'The answer holds no settings or no menus'),
    ),
  )
}

/** A content page, published or not, not yet parsed; null when there is none. */
export function fetchContentPageJson(
  client: CommerceClient,
  { slug, locale }: JsonOptions & { readonly slug: string },
): Promise<Result<unknown, CommerceError>> {
  return readJson(client, { path: `/content/pages/${encodeURIComponent(slug)}`, locale })
}

/** A quiz, published or not, not yet parsed; null when there is none. */
export function fetchQuizJson(
  client: CommerceClient,
  { id, locale }: JsonOptions & { readonly id: string },
): Promise<Result<unknown, CommerceError>> {
  return readJson(client, { path: `/content/quizzes/${encodeURIComponent(id)}`, locale })
}

async function readJson(
  client: CommerceClient,
  { path, locale }: JsonOptions & { readonly path: string },
): Promise<Result<unknown, CommerceError>> {
  const answer = await client.read({ path, locale, query: { $preview: 'true' } })
  return andThen(answer, (json) => {
    if (json === undefined || json === null || json === '') return ok(null)
    return isRecord(json) ? ok(json) : decodeError(path, 'The answer holds no record')
  })
}
