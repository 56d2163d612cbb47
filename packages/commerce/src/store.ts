/** The store's settings and menus. Safe in a browser. */

import { isRecord, parseText } from '@sorrel/contracts/untrusted'
import {
  hasBrokenLocales,
  type Menu,
  parseMenus,
  parseStoreSettings,
  type StoreSettings,
} from '@sorrel/contracts/settings'
import { ok, type Result } from '@sorrel/domain/result'
import type { CommerceClient } from './client.ts'
import type { CommerceError } from './error.ts'
import { GetMenusDocument, GetStoreSettingsDocument, GetStoreUrlDocument } from './generated/store/graphql.ts'
import { andThen, decodeError } from './wire/decode.ts'

interface StoreArgs {
  readonly locale?: string | undefined
}

/** The store and its theme, in the locale's language. */
export async function fetchStoreSettings(
  client: CommerceClient,
  { locale }: StoreArgs = {},
): Promise<Result<StoreSettings, CommerceError>> {
  const answer = await client.query(GetStoreSettingsDocument, { locale })
  return andThen(answer, ({ storeSettings }) =>
    canUseSettings(storeSettings)
      ? ok(parseStoreSettings(storeSettings))
      : decodeError(
          'getStoreSettings',
          'The answer holds no settings, or no language whose code can be used',
        ),
  )
}

const canUseSettings = (settings: unknown) => isRecord(settings) && !hasBrokenLocales(settings)

/** Whether the JSON of an answer holds settings that `fetchStoreSettings` can read. */
export function hasStoreSettings(answer: unknown): boolean {
  return isRecord(answer) && isRecord(answer.data) && canUseSettings(answer.data.storeSettings)
}

/** Whether the JSON of an answer holds menus that `fetchMenus` can read. */
export function hasMenus(answer: unknown): boolean {
  return isRecord(answer) && isRecord(answer.data) && isRecord(answer.data.menuSettings)
}

/** The store's public address, null when it has none. */
export async function fetchStoreUrl(client: CommerceClient): Promise<Result<string | null, CommerceError>> {
  const answer = await client.query(GetStoreUrlDocument, {})
  return andThen(answer, ({ storeSettings }) => ok(parseText(storeSettings?.store?.url) ?? null))
}

/** The store's menus, in the locale's language. */
export async function fetchMenus(
  client: CommerceClient,
  { locale }: StoreArgs = {},
): Promise<Result<readonly Menu[], CommerceError>> {
  const answer = await client.query(GetMenusDocument, { locale })
  return andThen(answer, ({ menuSettings }) =>
    isRecord(menuSettings)
      ? ok(parseMenus(menuSettings))
      : decodeError('getMenus', 'The answer holds no menus'),
  )
}
