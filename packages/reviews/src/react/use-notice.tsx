import { Banner } from '@sorrel/ui/banner'
import { type ReactNode, useState } from 'react'
import type { HostApp } from './host-app.ts'

/** A short message of the section, for the application's own notifications. */
export interface Notice {
  readonly tone: 'success' | 'error'
  readonly message: string
}

export type Notify = (notice: Notice) => void

/** Shows messages through the application, or else in a banner at the top of the section. */
export function useNotice(
  notify: Notify | undefined,
  { t }: HostApp,
): { readonly notify: Notify; readonly notice: ReactNode } {
  const [shown, setShown] = useState<Notice>()
  if (notify !== undefined) return { notify, notice: null }
  const notice = shown && (
    <Banner
      tone={shown.tone}
      live={shown.tone === 'error' ? 'assertive' : 'polite'}
      onDismiss={() => setShown(undefined)}
      dismissLabel={t('a11y.close')}
    >
      {shown.message}
    </Banner>
  )
  return { notify: setShown, notice }
}
