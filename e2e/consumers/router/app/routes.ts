import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

// The cart belongs to the shop's pages alone; the page about the house has none.
export default [
  layout('shop.tsx', [index('list.tsx'), route('products/:slug', 'product.tsx')]),
  route('about', 'about.tsx'),
] satisfies RouteConfig
