'use client'

import { createLazyHydrated } from '#shop/lazy-hydrated.tsx'

/** Filters and order: a form of the server's, and from the first sign of a visitor the interactive one. */
export const HydratedFilterBar = createLazyHydrated(async () => (await import('./filter-bar.tsx')).FilterBar)
