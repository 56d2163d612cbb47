import { Frame } from './components/frame'
import { Home } from './pages/home'
import { Listing } from './pages/listing'
import { ProductPage } from './pages/product'
import { usePlace } from './place'
import { shop } from './shop'

const LANGUAGES = shop.languages.map((language) => ({ language, href: `?language=${language}` }))

export function App() {
  return (
    <Frame home="#/" products="#/products" languages={LANGUAGES}>
      <Page />
    </Frame>
  )
}

function Page() {
  const { path, query } = usePlace()
  const [, slug] = /^\/products\/(.+)$/.exec(path) ?? []
  if (slug !== undefined) return <ProductPage key={slug} slug={decodeURIComponent(slug)} />
  return path === '/products' ? <Listing query={query} /> : <Home />
}
