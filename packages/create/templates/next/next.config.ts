import type { NextConfig } from 'next'
import { shop } from './src/shop'

const storeUrl = new URL(process.env.NEXT_PUBLIC_STORE_URL ?? shop.store.url)
const reviewsUrl = process.env.REVIEWS_URL

const config: NextConfig = {
  cacheComponents: true,
  // An unknown product answers 404: a page's first visit waits for what it is about.
  partialPrefetching: false,
  poweredByHeader: false,
  output: process.env.STANDALONE === '1' ? 'standalone' : undefined,
  images: {
    remotePatterns: [new URL('/**', storeUrl), new URL('https://cdn.swell.store/**')],
    dangerouslyAllowLocalIP: storeUrl.hostname === 'localhost',
  },
  experimental: { globalNotFound: true },
  // The reviews' cookies are those of the shop.
  rewrites: async () =>
    reviewsUrl === undefined
      ? []
      : [{ source: '/api/reviews/:path*', destination: `${reviewsUrl}/api/reviews/:path*` }],
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'x-content-type-options', value: 'nosniff' },
        { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
        { key: 'content-security-policy', value: "frame-ancestors 'none'" },
      ],
    },
  ],
}

export default config
