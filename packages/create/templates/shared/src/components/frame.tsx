'use client'

import { Box } from '@sorrel/ui/box'
import { Container } from '@sorrel/ui/container'
import { Divider } from '@sorrel/ui/divider'
import { Inline } from '@sorrel/ui/inline'
import { Link, type LinkComponent } from '@sorrel/ui/link'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import type { ReactNode } from 'react'
import { shop } from '../shop'
import { useMessages } from '../messages-context'
import { BagButton } from './bag'

interface FrameProps {
  /** Address of the first page. */
  readonly home: string
  /** Address of all products. */
  readonly products: string
  /** Address of the first page in each language. */
  readonly languages: readonly LanguageLink[]
  readonly link?: LinkComponent
  readonly children: ReactNode
}

interface LanguageLink {
  readonly language: string
  readonly href: string
}

/** What is around every page: the shop's name, the ways through it, and the cart. */
export function Frame({ home, products, languages, link = 'a', children }: FrameProps) {
  const { t } = useMessages()
  return (
    <>
      <header>
        <Container>
          <Box paddingBlock="16">
            <Inline justify="between" wrap="none">
              <Link as={link} href={home} variant="bare">
                <Text as="span" size="xl" weight="strong">
                  {shop.name}
                </Text>
              </Link>
              <Inline gap="16" wrap="none">
                <nav aria-label={t('navigation.main')}>
                  <Link as={link} href={products} variant="quiet">
                    {t('navigation.products')}
                  </Link>
                </nav>
                <BagButton />
              </Inline>
            </Inline>
          </Box>
        </Container>
        <Divider />
      </header>
      <Container as="main">
        <Box paddingBlock="32">
          <Stack gap="48">{children}</Stack>
        </Box>
      </Container>
      <Box as="footer" surface="secondary" paddingBlock="32">
        <Container>
          <Inline justify="between">
            <Text size="sm">{shop.name}</Text>
            {languages.length > 1 && <Languages languages={languages} />}
          </Inline>
        </Container>
      </Box>
    </>
  )
}

function Languages({ languages }: Pick<FrameProps, 'languages'>) {
  const { t, language: current } = useMessages()
  return (
    <nav aria-label={t('navigation.language')}>
      <Inline as="ul" gap="16">
        {languages.map(({ language, href }) => (
          <li key={language}>
            <Link
              href={href}
              hrefLang={language}
              lang={language}
              aria-current={language === current ? 'true' : undefined}
              variant="quiet"
            >
              {new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language}
            </Link>
          </li>
        ))}
      </Inline>
    </nav>
  )
}
