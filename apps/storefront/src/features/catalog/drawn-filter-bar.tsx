'use client'

import { createDrawnPart } from '#shop/drawn-part.tsx'

/** Filters and order: a form of the server's, and from the first sign of a visitor the interactive one. */
export const DrawnFilterBar = createDrawnPart(async () => (await import('./filter-bar.tsx')).FilterBar)
