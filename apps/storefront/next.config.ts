import { fileURLToPath } from 'node:url'
import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin'
import type { NextConfig } from 'next'
import { PART_WIDTHS, PICTURE_QUALITY, WINDOW_WIDTHS } from './src/shop/picture-files.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const config: NextConfig = {
  // `import address from '….woff2?address'` gives a font file's served address, so that it can be preloaded.
  turbopack: { root, rules: { '*.woff2': { condition: { query: '?address' }, type: 'asset' } } },
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked by their own task, once.
  typescript: { ignoreBuildErrors: true },
  // The page server compresses cached pages once per ETag and streams the rest.
  compress: false,
  // Cached pages live in this process: on disk they would outlast the settings they were made with.
  experimental: { isrFlushToDisk: false },
  cacheMaxMemorySize: 256 * 1024 * 1024,
  // Seconds a cached page may be served stale while the commerce service is down.
  expireTime: 86_400,
  images: {
    deviceSizes: WINDOW_WIDTHS,
    imageSizes: PART_WIDTHS,
    qualities: [PICTURE_QUALITY],
    formats: ['image/webp'],
    localPatterns: [
      { pathname: '/cdn/**', search: '' },
      { pathname: '/_next/static/media/**', search: '' },
    ],
    remotePatterns: [
      { protocol: 'https', hostname: 'cdn.swell.store' },
      { protocol: 'https', hostname: 'cdn.schema.io' },
    ],
  },
}

export default createVanillaExtractPlugin({ unstable_turbopack: { mode: 'on', glob: ['**/*.css.ts'] } })(
  config,
)
