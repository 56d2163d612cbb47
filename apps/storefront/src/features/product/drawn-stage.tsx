'use client'

import { createDrawnPart } from '#shop/drawn-part.tsx'

/** Gallery and choices: the server's drawing, and from the first sign of a visitor the interactive part. */
export const DrawnStage = createDrawnPart(async () => (await import('./product-stage.tsx')).ProductStage)
