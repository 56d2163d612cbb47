import { Container } from '@sorrel/ui/container'
import { Inline } from '@sorrel/ui/inline'
import { Link as KitLink } from '@sorrel/ui/link'
import { Stack } from '@sorrel/ui/stack'
import { createMessages } from '@sorrel/i18n/message'
import type { ReactNode } from 'react'
import { BagButton, WithBag } from '../../components/bag'
import { type LanguageProps, readLanguage } from '../../language'
import { Link } from '../../link'
import { shop } from '../../shop'
import { getWords } from '../../words'
import { WordsProvider } from '../../words-context'

interface Props extends LanguageProps {
  readonly children: ReactNode
}

export default async function Layout({ params, children }: Props) {
  const language = await readLanguage({ params })
  const messages = getWords(language)
  return (
    <WordsProvider language={language} messages={messages}>
      <WithBag>
        <div lang={language}>
          <Container as="header">
            <Inline justify="between">
              <KitLink as={Link} href={`/${language}`} variant="standalone">
                {shop.name}
              </KitLink>
              <Navigation
                language={language}
                products={createMessages({ locale: language, messages })('navigation.products')}
              />
            </Inline>
          </Container>
          <Container as="main">
            <Stack gap="48">{children}</Stack>
          </Container>
        </div>
      </WithBag>
    </WordsProvider>
  )
}

function Navigation({ language, products }: { readonly language: string; readonly products: string }) {
  return (
    <Inline as="nav">
      <KitLink as={Link} href={`/${language}/products`} variant="quiet">
        {products}
      </KitLink>
      {shop.languages.length > 1 &&
        shop.languages.map((other) => (
          <KitLink key={other} as={Link} href={`/${other}`} hrefLang={other} variant="quiet">
            {new Intl.DisplayNames([other], { type: 'language' }).of(other) ?? other}
          </KitLink>
        ))}
      <BagButton />
    </Inline>
  )
}
