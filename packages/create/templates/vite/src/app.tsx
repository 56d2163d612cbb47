import { Container } from '@sorrel/ui/container'
import { Inline } from '@sorrel/ui/inline'
import { Link } from '@sorrel/ui/link'
import { Stack } from '@sorrel/ui/stack'
import { BagButton } from './components/bag'
import { Home } from './pages/home'
import { Listing } from './pages/listing'
import { ProductPage } from './pages/product'
import { usePlace } from './place'
import { shop } from './shop'
import { useWords } from './words-context'

export function App() {
  const { t } = useWords()
  return (
    <>
      <Container as="header">
        <Inline justify="between">
          <Link href="#/" variant="standalone">
            {shop.name}
          </Link>
          <Inline as="nav">
            <Link href="#/products" variant="quiet">
              {t('navigation.products')}
            </Link>
            {shop.languages.length > 1 &&
              shop.languages.map((language) => (
                <Link key={language} href={`?language=${language}`} hrefLang={language} variant="quiet">
                  {new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language}
                </Link>
              ))}
            <BagButton />
          </Inline>
        </Inline>
      </Container>
      <Container as="main">
        <Stack gap="48">
          <Page />
        </Stack>
      </Container>
    </>
  )
}

function Page() {
  const { path, query } = usePlace()
  const [, slug] = /^\/products\/(.+)$/.exec(path) ?? []
  if (slug !== undefined) return <ProductPage key={slug} slug={decodeURIComponent(slug)} />
  return path === '/products' ? <Listing query={query} /> : <Home />
}
