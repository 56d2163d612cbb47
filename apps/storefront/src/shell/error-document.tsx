'use client'

import '@sorrel/ui/page.css'
import { DEFAULT_LOCALE, LOCALES } from '@sorrel/i18n/locales'
import { createMessages } from '@sorrel/i18n/message'
import { getMessages } from '@sorrel/i18n/messages'
import { Button } from '@sorrel/ui/button'
import { EmptyState } from '@sorrel/ui/empty-state'
import { warningIcon } from '#shop/icons.ts'
import { Text } from '@sorrel/ui/text'
import * as styles from './error-screen.css.ts'

export interface ErrorDocumentProps {
  /** HTTP status. */
  readonly code: number
  /** Id of this failure in the logs. */
  readonly reference?: string | undefined
  readonly onRetry: () => void
}

/** The page in place of a page whose frame failed too: it needs nothing around it. See docs/specification.md#error-pages. */
export function ErrorDocument({ code, reference, onRetry }: ErrorDocumentProps) {
  const locale = getAddressLocale()
  const t = createMessages({ locale, messages: getMessages(locale) })
  return (
    <main lang={locale} className={styles.page}>
      <EmptyState
        level={1}
        icon={warningIcon}
        title={t('errors.code', { code })}
        text={t('errors.page_code.text')}
        actions={
          <>
            <Button onClick={onRetry}>{t('errors.page_unavailable.refresh')}</Button>
            <Button variant="secondary" href="/">
              {t('errors.page_code.home')}
            </Button>
          </>
        }
      />
      {reference && (
        <Text size="sm" align="center">
          {t('errors.request_id', { id: reference })}
        </Text>
      )}
    </main>
  )
}

/** The language of the address: nothing else is known here. */
function getAddressLocale(): string {
  const first = typeof window === 'undefined' ? '' : (window.location.pathname.split('/')[1] ?? '')
  return LOCALES.find((locale) => locale === first) ?? DEFAULT_LOCALE
}
