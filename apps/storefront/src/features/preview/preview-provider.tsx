'use client'

import { createCommerceClient } from '@sorrel/commerce/client'
import { fetchStoreJson } from '@sorrel/commerce/preview'
import type { Messages } from '@sorrel/i18n/message'
import { mergeMessages } from '@sorrel/i18n/messages'
import { createTheme, applyTheme } from '@sorrel/ui/theme'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { subscribe } from 'valtio/vanilla'
import { ShopMessages, useShop } from '#shop/shop-context.tsx'
import type { ShopConfig } from '#shop/shop.ts'
import { PreviewContext, usePreviewSettings } from './preview-context.ts'
import type { StoreJson } from './preview-state.ts'
import { createPreviewStore, type PreviewStore } from './preview-store.ts'
import { useNotifyLocale } from './notify-editor.ts'

export interface PreviewProviderProps {
  readonly saved: StoreJson
  /** All messages of the shop in the page's language. */
  readonly messages: Messages
  readonly editorOrigins: readonly string[]
  readonly children: ReactNode
}

/** Editor mode: listens to the editor and applies its changes to the theme, messages and content below. See docs/decisions.md#preview. */
export function PreviewProvider({ saved, messages, editorOrigins, children }: PreviewProviderProps) {
  const { config } = useShop()
  const [store] = useState(() => createStore(saved, config))
  useEditorMessages(store, editorOrigins)
  useNotifyLocale(editorOrigins)
  return (
    <PreviewContext value={{ store, editorOrigins }}>
      <PreviewedMessages messages={messages}>{children}</PreviewedMessages>
    </PreviewContext>
  )
}

function PreviewedMessages({ messages, children }: Pick<PreviewProviderProps, 'messages' | 'children'>) {
  const { lang, theme } = usePreviewSettings()
  const merged = useMemo(() => mergeMessages(messages, lang), [messages, lang])
  useLayoutEffect(() => applyTheme(document.documentElement, createTheme(theme)), [theme])
  return <ShopMessages messages={merged}>{children}</ShopMessages>
}

function createStore(saved: StoreJson, config: ShopConfig): PreviewStore {
  const { commerceUrl, commerceGraphqlPath: graphqlPath, commercePublicKey: publicKey, locale } = config
  const commerce = createCommerceClient({ url: commerceUrl, graphqlPath, publicKey })
  return createPreviewStore({ saved, refetch: () => fetchStoreJson(commerce, { locale }) })
}

/**
 * The one listener for the editor: only a window that frames this one, only from the configured origins. Everything
 * else is counted on the page's root, `data-preview-ignored`. See docs/decisions.md#preview.
 */
export function useEditorMessages(store: PreviewStore, editorOrigins: readonly string[]): void {
  useEffect(() => {
    const listen = ({ data, origin, source }: MessageEvent<unknown>) => {
      const isFramed = window.parent !== window
      store.receive(data, isFramed && source === window.parent && editorOrigins.includes(origin))
    }
    const count = () => {
      document.documentElement.dataset.previewIgnored = String(store.state.ignored)
    }
    count()
    window.addEventListener('message', listen)
    const unsubscribe = subscribe(store.state, count)
    return () => {
      window.removeEventListener('message', listen)
      unsubscribe()
    }
  }, [store, editorOrigins])
}
