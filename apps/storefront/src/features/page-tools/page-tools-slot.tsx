'use client'

import { createLazyComponent } from '#shop/lazy-component.tsx'
import { getModelContext } from './model-context.ts'

const PageTools = createLazyComponent(async () => (await import('./page-tools.tsx')).PageTools)

/** The shop's tools for an assistant of the browser; nothing, and no code, where the browser has none. */
export function PageToolsSlot() {
  return getModelContext() && <PageTools.Part />
}
