'use client'

import { createLazyComponent } from '#shop/lazy-component.tsx'
import { getWebMcpHost } from './webmcp-host.ts'

const WebMcpTools = createLazyComponent(async () => (await import('./webmcp-tools.tsx')).WebMcpTools)

/** The shop's tools for an assistant of the browser; nothing, and no code, where the browser has none. */
export function WebMcpSlot() {
  return getWebMcpHost() && <WebMcpTools.Part />
}
