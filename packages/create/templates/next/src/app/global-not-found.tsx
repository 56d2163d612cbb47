import { getDirection } from '@sorrel/i18n/direction'
import { createMessages } from '@sorrel/i18n/message'
import { Button } from '@sorrel/ui/button'
import { Container } from '@sorrel/ui/container'
import { EmptyState } from '@sorrel/ui/empty-state'
import type { Metadata } from 'next'
import { loadMessages } from '../messages'
import { shop } from '../shop'
import { themeCss } from '../theme'
import { toHref } from '../to-href'
import '@sorrel/ui/page.css'
import '@sorrel/ui/fonts.css'

export const metadata: Metadata = { title: shop.name, robots: { index: false } }

/** For an address that no page has: it names no language, so it is answered in the first. */
export default async function GlobalNotFound() {
  const [language] = shop.languages
  const t = createMessages({ locale: language, messages: await loadMessages(language) })
  return (
    <html lang={language} dir={getDirection(language)}>
      <head>
        <style>{themeCss}</style>
      </head>
      <body>
        <Container as="main">
          <EmptyState
            level={1}
            title={t('errors.page_not_found.title')}
            text={t('errors.page_not_found.text')}
            actions={<Button href={toHref(language, '/')}>{t('errors.page_unavailable.home')}</Button>}
          />
        </Container>
      </body>
    </html>
  )
}
