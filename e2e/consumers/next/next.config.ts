import type { NextConfig } from 'next'

const config: NextConfig = {
  // What create-next-app writes: a page is static unless it waits for data inside Suspense.
  cacheComponents: true,
}

export default config
