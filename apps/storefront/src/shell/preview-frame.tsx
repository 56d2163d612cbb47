'use client'

import { lazy } from 'react'
import type { PreviewFrameProps } from './preview-shell.tsx'

const Frame = lazy(async () => ({ default: (await import('./preview-shell.tsx')).PreviewFrame }))

/** The editor's code is a part of its own: no page of the shop shares a file with it. */
export function LazyPreviewFrame(props: PreviewFrameProps) {
  return <Frame {...props} />
}
