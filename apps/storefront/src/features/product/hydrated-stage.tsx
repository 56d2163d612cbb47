'use client'

import { createLazyHydrated } from '#shop/lazy-hydrated.tsx'

/** Gallery and choices: the server's drawing, and from the first sign of a visitor the interactive part. */
export const HydratedStage = createLazyHydrated(
  async () => (await import('./product-stage.tsx')).ProductStage,
)
