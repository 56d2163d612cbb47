import type { CartRules } from './fill-cart.ts'
import { findProducts, getAttributes, type ListQuestion, toPage } from './list-products.ts'
import { toWireProduct } from './to-wire-product.ts'

/** Lists of products and attributes, and single products: everything the client reads by REST. Anything else is 404. */
export function answerRest({ pathname, searchParams }: URL, products: CartRules['products']): Response {
  const [, kind, id] = /^\/api\/(\w+)(?:\/([^/]+))?$/.exec(pathname) ?? []
  const question = toQuestion(searchParams)
  if (kind === 'attributes' && id === undefined)
    return Response.json(toPage(getAttributes(products), question))
  if (kind === 'products' && id === undefined) {
    const { results, ...page } = toPage(findProducts(products, question), question)
    return Response.json({ ...page, results: results.map((product) => ({ id: product.id })) })
  }
  const found =
    kind === 'products' ? products.find((product) => product.slug === id || product.id === id) : undefined
  if (found === undefined) return Response.json({ error: 'Not found' }, { status: 404 })
  return Response.json({ ...toWireProduct(found), active: true })
}

/** `$filters[scent][0]=Lavender` is a value of the filter `scent`. */
function toQuestion(parameters: URLSearchParams): ListQuestion {
  const filters = new Map<string, string[]>()
  for (const [name, value] of parameters) {
    const [, id] = /^\$filters\[([^\]]+)\]/.exec(name) ?? []
    if (id !== undefined) filters.set(id, [...(filters.get(id) ?? []), value])
  }
  return {
    page: parameters.get('page'),
    limit: parameters.get('limit'),
    sort: parameters.get('sort'),
    search: parameters.get('search'),
    categories: parameters.getAll('categories[0]'),
    filters: Object.fromEntries(filters),
  }
}
