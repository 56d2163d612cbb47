'use client'

import { createLazyComponent } from '#shop/lazy-component.tsx'

/** The heart of a product, whose code no page loads before it is drawn. */
export const LazySaveButton = createLazyComponent(async () => (await import('./save-button.tsx')).SaveButton)
