import { fetchStoreJson } from '@sorrel/commerce/preview'
import { getMessages } from '@sorrel/i18n/messages'
import { getFreshCommerce } from '#service/commerce.ts'
import { env } from '#service/env.ts'
import type { Market } from '#routing/market.ts'
import { getAvailable } from '#service/unavailable.ts'
import type { PreviewProviderProps } from './preview-provider.tsx'

/** What the preview starts with, past all caches. */
export async function loadPreviewStore({ locale }: Market): Promise<Omit<PreviewProviderProps, 'children'>> {
  const saved = getAvailable(await fetchStoreJson(getFreshCommerce(), { locale }))
  return { saved, messages: getMessages(locale), editorOrigins: env.editorOrigins }
}
