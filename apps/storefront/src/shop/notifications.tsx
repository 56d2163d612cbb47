'use client'

import type { ToastMessage, ToastQueue } from '@sorrel/ui/toast'
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { logInBrowser } from './browser-log.ts'
import { useShop } from '#shop/shop-context.tsx'
import { takeFlashMessage } from './stored-flash-message.ts'

type Notify = (message: ToastMessage) => void

const NotifyContext = createContext<Notify | undefined>(undefined)

const loadRegion = async () => ({ default: (await import('@sorrel/ui/toast-region')).ToastRegion })
const ToastRegion = lazy(loadRegion)

/** A queue whose messages can be shown, because both parts of the code have loaded. */
async function loadQueue(): Promise<ToastQueue> {
  const [{ createToastQueue }] = await Promise.all([import('@sorrel/ui/toast'), loadRegion()])
  return createToastQueue()
}

/** Preloads the code of messages, so that a message can also report a lost connection. */
export function prepareNotifications(): void {
  loadQueue().catch(() => {})
}

/** Short messages at the top of the page. Their code loads with the first one. */
export function NotificationsProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useShop()
  const [queue, setQueue] = useState<ToastQueue>()
  const opening = useRef<Promise<ToastQueue>>(undefined)
  const notify = useCallback<Notify>((message) => {
    opening.current ??= loadQueue()
    const show = (opened: ToastQueue) => {
      setQueue(opened)
      opened.add(message)
    }
    opening.current.then(show, (error: unknown) => {
      opening.current = undefined
      logInBrowser('A message could not be shown', error)
    })
  }, [])
  useEffect(() => {
    const left = takeFlashMessage()
    if (left !== undefined) notify(left)
  }, [notify])
  return (
    <NotifyContext value={notify}>
      {children}
      {queue && (
        <Suspense>
          <ToastRegion
            queue={queue}
            label={t('a11y.notifications')}
            closeLabel={t('a11y.close_notification')}
            below="[data-site-header]"
            avoid="[role='dialog']"
          />
        </Suspense>
      )}
    </NotifyContext>
  )
}

/** Shows a message. Throws outside a page. */
export function useNotify(): Notify {
  const notify = use(NotifyContext)
  if (notify === undefined) throw new Error('useNotify needs a NotificationsProvider above it')
  return notify
}
