/** Where the bench finds what it measures; `scripts/bench.ts` starts all of it. */
export interface Sites {
  readonly shop: string
  readonly empty: string
  /** The commerce service of the shop, which can be told to answer later. */
  readonly commerce: string
  /** The nginx of `deploy/` in front of the shop, where the machine has one. */
  readonly nginx: string | undefined
  /** Where a Chromium may be spoken to by Lighthouse. */
  readonly browserPort: number
}

/** Pages of the shop that are measured, by name. */
export const PAGES = {
  home: '/',
  listing: '/products',
  category: '/categories/bath-body',
  product: '/products/oat-honey-soap-bar',
} as const

export type PageName = keyof typeof PAGES

export const PAGE_NAMES: readonly PageName[] = ['home', 'listing', 'product', 'category']

/** An address of its own for each request, since the shop limits what one may have rendered. */
export const toVisitor = (number: number): string => `10.1.${(number >> 8) & 255}.${number & 255}`

export function readSites(): Sites {
  const read = (name: string): string => {
    const value = process.env[name]
    if (value === undefined) throw new Error(`${name} is not set: start the bench by npm run bench.`)
    return value
  }
  return {
    shop: read('BENCH_SHOP'),
    empty: read('BENCH_EMPTY'),
    commerce: read('BENCH_COMMERCE'),
    nginx: process.env.BENCH_NGINX,
    browserPort: Number(read('BENCH_BROWSER_PORT')),
  }
}
