'use client'

import type { PreviewedContent } from '@sorrel/contracts/preview'
import { useNotifyReady } from './notify-editor.ts'

/** On pages whose content the editor does not change: draws nothing. */
export function PreviewReady({ content }: { readonly content?: PreviewedContent }) {
  useNotifyReady(content)
  return null
}
