import { createFakeTransport } from '@sorrel/commerce/testing'
import type { Picture } from '@sorrel/domain/product'
import { storyProducts } from './story-products.ts'

/** Where the shop of the stories believes its services to be. Nothing of it exists. */
export const STORY_ADDRESSES = {
  commerceUrl: 'https://commerce.test',
  locationIpUrl: 'https://location.test/ip',
  vaultUrl: 'https://vault.test',
  locationReverseUrl: 'https://location.test/reverse',
  storeApi: 'store-api',
} as const

/** The network that the toolbar pretends. */
export type StoryNetwork = 'fast' | 'slow' | 'offline'

/** A slow answer, in milliseconds. */
const SLOW_MS = 3000

/** Resolves when an answer would have arrived. Throws the error of `fetch` without a network. */
export async function passNetwork(network: StoryNetwork): Promise<void> {
  if (network === 'offline') throw new TypeError('Failed to fetch')
  if (network === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
}

/** Answers of our own endpoints in a story, by `METHOD path` (`POST /store-api/login`); a number is a bare status. */
export type StoryAnswers = Readonly<Record<string, number | object>>

const service = createFakeTransport({
  searchProducts: () => ({ data: { products: found } }),
  getProductsPaginated: () => ({ data: { products: found } }),
})

const NOTHING_MORE = {
  tags: [],
  delivery: null,
  attributes: {},
  sale: false,
  salePrice: null,
  origPrice: null,
  stockLevel: null,
  stockStatus: null,
  stockTracking: false,
  stockPurchasable: false,
  bundle: false,
  bundleItems: [],
  prices: [],
  categories: [],
  options: [],
  variants: null,
  purchaseOptions: null,
}

/** The service's answer to a product search. */
const found = {
  __typename: 'SwellProducts',
  count: storyProducts.length,
  page: 1,
  pageCount: 1,
  // Each can be bought, whatever the story of its stock.
  results: storyProducts.map(({ id, slug, name, description, price, images }) => ({
    __typename: 'SwellProduct',
    ...NOTHING_MORE,
    id,
    slug,
    name,
    description,
    price,
    currency: 'GBP',
    images: images.map(toWirePicture),
  })),
}

function toWirePicture({ id, src, alt, width, height }: Picture) {
  const url = new URL(src, window.location.href).href
  const file = { __typename: 'SwellProductImageFile', url, md5: null, width, height }
  return { __typename: 'SwellProductImage', id, caption: alt, file }
}

const OWN = new RegExp(`^/(${STORY_ADDRESSES.storeApi}|api)/`)

function answerOwn(request: Request, answers: StoryAnswers): Response {
  const answer = answers[`${request.method} ${new URL(request.url).pathname}`] ?? 503
  return typeof answer === 'number' ? new Response(null, { status: answer }) : Response.json(answer)
}

/**
 * Replaces the browser's network in stories: a shopper in the United Kingdom, products to recommend, our endpoints as
 * `answers` says (503 otherwise). Only Storybook's own files still travel. Returns a function that restores it.
 */
export function replaceNetwork(answers: StoryAnswers, network: StoryNetwork): () => void {
  const real = window.fetch
  window.fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, window.location.href), init)
    const { host, pathname, origin } = new URL(request.url)
    if (origin === window.location.origin && !OWN.test(pathname)) return real(input, init)
    await passNetwork(network)
    if (host === 'location.test') return Response.json({ country_code: 'GB', country_name: 'United Kingdom' })
    if (host === 'commerce.test') return service.fetch(input, init)
    if (OWN.test(pathname)) return answerOwn(request, answers)
    throw new TypeError(`A story requested ${request.url}`)
  }
  return () => {
    window.fetch = real
  }
}
