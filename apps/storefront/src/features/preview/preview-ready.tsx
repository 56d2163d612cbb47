'use client'

import type { PreviewedContent } from '@sorrel/contracts/preview'
import { useTellReady } from './use-tell-ready.ts'

/** On pages whose content the editor does not change: draws nothing. */
export function PreviewReady({ content }: { readonly content?: PreviewedContent }) {
  useTellReady(content)
  return null
}
