import { createMessages } from '@sorrel/i18n/message'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { WithBag } from '../../components/bag'
import { Frame } from '../../components/frame'
import { type LanguageProps, readLanguage } from '../../language'
import { Link } from '../../link'
import { shop } from '../../shop'
import { themeCss } from '../../theme'
import { getShopMessages } from '../../messages'
import { MessagesProvider } from '../../messages-context'
import '@sorrel/ui/page.css'
import '@sorrel/ui/fonts.css'

interface Props extends LanguageProps {
  readonly children: ReactNode
}

export async function generateMetadata(props: LanguageProps): Promise<Metadata> {
  const locale = await readLanguage(props)
  const t = createMessages({ locale, messages: getShopMessages(locale) })
  return {
    title: { default: shop.name, template: `%s · ${shop.name}` },
    description: t('products.description'),
  }
}

export default async function Layout({ params, children }: Props) {
  const language = await readLanguage({ params })
  return (
    <html lang={language}>
      <head>
        <style>{themeCss}</style>
      </head>
      <body>
        <MessagesProvider language={language} messages={getShopMessages(language)}>
          <WithBag>
            <Frame
              home={`/${language}`}
              products={`/${language}/products`}
              link={Link}
              languages={shop.languages.map((one) => ({ language: one, href: `/${one}` }))}
            >
              {children}
            </Frame>
          </WithBag>
        </MessagesProvider>
      </body>
    </html>
  )
}
