import { fetchProductsPage } from '@sorrel/commerce/catalog'
import { getPrice, getShownPrice } from '@sorrel/domain/money'
import { Grid } from '@sorrel/ui/grid'
import { Heading } from '@sorrel/ui/heading'
import { Link as KitLink } from '@sorrel/ui/link'
import { Picture } from '@sorrel/ui/picture'
import { Price } from '@sorrel/ui/price'
import type { Route } from './+types/list'
import { Link } from './link'
import { formatPrice } from './money'
import { currency, openStore } from './store.server'

export const meta: Route.MetaFunction = () => [{ title: 'Products' }]

export async function loader({ request }: Route.LoaderArgs) {
  const page = await fetchProductsPage(openStore(request), { currency, locale: 'en', limit: 24 })
  if (!page.ok) throw new Response(page.error.kind, { status: 502 })
  return page.value.products
}

export default function List({ loaderData: products }: Route.ComponentProps) {
  return (
    <main>
      <Heading level={1}>Products</Heading>
      <Grid as="ul" columns={{ base: 2, desktop: 4 }}>
        {products.map((product) => (
          <li key={product.slug}>
            <KitLink as={Link} href={`/products/${product.slug}`} variant="bare">
              {product.images[0] && <Picture {...product.images[0]} alt="" sizes="25vw" ratio="1/1" />}
              <Heading level={2} size="md">
                {product.name}
              </Heading>
            </KitLink>
            <Price now={formatPrice(getShownPrice(getPrice(product)).now)} />
          </li>
        ))}
      </Grid>
    </main>
  )
}
