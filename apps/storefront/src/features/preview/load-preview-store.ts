import { fetchStoreJson } from '@sorrel/commerce/preview'
import { getMessages } from '@sorrel/i18n/messages'
import { getFreshCommerce } from '#platform/commerce.ts'
import { env } from '#platform/env.ts'
import type { Market } from '#platform/market.ts'
import { getAvailable } from '#platform/unavailable.ts'
import type { PreviewProviderProps } from './preview-provider.tsx'

/** What the preview starts with, past all caches. */
export async function loadPreviewStore({ locale }: Market): Promise<Omit<PreviewProviderProps, 'children'>> {
  const saved = getAvailable(await fetchStoreJson(getFreshCommerce(), { locale }))
  return { saved, words: getMessages(locale), editorOrigins: env.editorOrigins }
}
