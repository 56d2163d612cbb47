import { routes } from '@sorrel/contracts/routes'
import { getDirection } from '@sorrel/i18n/direction'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Frame } from '../../components/frame'
import { MessagesProvider } from '../../messages-context'
import { shop } from '../../shop'
import { ShopProvider } from '../../shop-provider'
import { siteUrl } from '../../site-url'
import { readMenu } from '../../store'
import { themeCss } from '../../theme'
import { toHref } from '../../to-href'
import { readWords } from '../../words'
import '@sorrel/ui/page.css'
import '@sorrel/ui/fonts.css'
// On every page: a file of one page alone is loaded ahead wherever a link leads there.
import '@sorrel/reviews/styles.css'

export const generateStaticParams = () => shop.languages.map((language) => ({ language }))

export const metadata: Metadata = { metadataBase: new URL(siteUrl), title: shop.name }

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const { language, messages, t } = await readWords()
  const tools = [
    { label: t('navigation.search'), href: toHref(language, routes.search()) },
    { label: t('navigation.account'), href: toHref(language, routes.account()) },
  ]
  return (
    <html lang={language} dir={getDirection(language)}>
      <head>
        <style>{themeCss}</style>
      </head>
      <body>
        <MessagesProvider language={language} messages={messages}>
          <ShopProvider>
            <Frame menu={await readMenu(language)} tools={tools}>
              {children}
            </Frame>
          </ShopProvider>
        </MessagesProvider>
      </body>
    </html>
  )
}
