'use client'

import type { ToastMessage, ToastQueue } from '@sorrel/ui/toast-queue'
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
import { useShop } from '#shop/shop-context.tsx'
import { takeFlashMessage } from '#form/stored-flash-message.ts'

type Notify = (message: ToastMessage) => void

const NotifyContext = createContext<Notify | undefined>(undefined)

const ToastRegion = lazy(async () => ({ default: (await import('@sorrel/ui/toast-region')).ToastRegion }))

/** Short messages at the top of the page. Their code loads with the first one. */
export function NotificationsProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useShop()
  const [queue, setQueue] = useState<ToastQueue>()
  const opening = useRef<Promise<ToastQueue>>(undefined)
  const notify = useCallback<Notify>((message) => {
    opening.current ??= import('@sorrel/ui/toast-queue').then(({ createToastQueue }) => createToastQueue())
    void opening.current.then((opened) => {
      setQueue(opened)
      opened.add(message)
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
