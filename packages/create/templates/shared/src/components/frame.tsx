'use client'

import { routes } from '@sorrel/contracts/routes'
import { Box } from '@sorrel/ui/box'
import { Container } from '@sorrel/ui/container'
import { Divider } from '@sorrel/ui/divider'
import { Inline } from '@sorrel/ui/inline'
import { Link } from '@sorrel/ui/link'
import { SkipLink } from '@sorrel/ui/skip-link'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { type ReactNode, Suspense } from 'react'
import { RouterLink, useLanguageHref } from '../link'
import { useMessages } from '../messages-context'
import { shop } from '../shop'
import { BagButton } from './bag'

/** A link of the shop's menu. */
export interface MenuLink {
  readonly label: string
  /** Address in the page's language. */
  readonly href: string
}

interface FrameProps {
  /** The store's own links, after the one to all products. */
  readonly menu?: readonly MenuLink[]
  /** Beside the cart's button, such as the search. */
  readonly tools?: readonly MenuLink[]
  readonly children: ReactNode
}

/** What is around every page: the shop's name, the ways through it, and the cart. */
export function Frame({ menu = [], tools = [], children }: FrameProps) {
  const { t, toHref } = useMessages()
  const links = [{ label: t('navigation.products'), href: toHref(routes.products()) }, ...menu]
  return (
    <>
      <SkipLink target="main">{t('a11y.skip_to_content')}</SkipLink>
      <header>
        <Container>
          <Box insetBlock="16">
            <Stack gap="12">
              <Inline justify="between">
                <Link as={RouterLink} href={toHref(routes.home())} variant="bare">
                  <Text as="span" size="xl" weight="strong">
                    {shop.name}
                  </Text>
                </Link>
                <Inline gap="16">
                  {tools.map((tool) => (
                    <Link key={tool.href} as={RouterLink} href={tool.href} variant="quiet">
                      {tool.label}
                    </Link>
                  ))}
                  <BagButton />
                </Inline>
              </Inline>
              <nav aria-label={t('navigation.main')}>
                <Inline as="ul" gap="16">
                  {links.map(({ label, href }) => (
                    <li key={href}>
                      <Link as={RouterLink} href={href} variant="quiet">
                        {label}
                      </Link>
                    </li>
                  ))}
                </Inline>
              </nav>
            </Stack>
          </Box>
        </Container>
        <Divider />
      </header>
      <Container as="main" id="main" tabIndex={-1}>
        <Box insetBlock="32">
          <Stack gap="48">{children}</Stack>
        </Box>
      </Container>
      <Box as="footer" surface="secondary" insetBlock="32">
        <Container>
          <Inline justify="between">
            <Text size="sm">{shop.name}</Text>
            <Suspense>{shop.languages.length > 1 && <Languages />}</Suspense>
          </Inline>
        </Container>
      </Box>
    </>
  )
}

/** The same page in the shop's other languages. */
function Languages() {
  const { t, language: current } = useMessages()
  const toLanguageHref = useLanguageHref()
  return (
    <nav aria-label={t('navigation.language')}>
      <Inline as="ul" gap="16">
        {shop.languages.map((language) => (
          <li key={language}>
            <Link
              href={toLanguageHref(language)}
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
