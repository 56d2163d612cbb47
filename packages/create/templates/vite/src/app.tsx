import { lazy, Suspense } from 'react'
import { Frame } from './components/frame'
import { Home } from './pages/home'
import { Listing } from './pages/listing'
import { usePlace } from './place'

/** Its code is loaded with the first product. */
const ProductPage = lazy(async () => ({ default: (await import('./pages/product')).ProductPage }))

export function App() {
  return (
    <Frame>
      <Suspense>
        <Page />
      </Suspense>
    </Frame>
  )
}

function Page() {
  const { path, query } = usePlace()
  const [, slug] = /^\/products\/(.+)$/.exec(path) ?? []
  if (slug !== undefined) return <ProductPage key={slug} slug={decodeURIComponent(slug)} />
  return path === '/products' ? <Listing query={query} /> : <Home />
}
