'use client'

import type { CategoryPreview } from '@sorrel/domain/category'
import { type ReactNode, useMemo } from 'react'
import { PreviewProvider, type PreviewProviderProps } from '#features/preview/preview-provider.tsx'
import { usePreviewMenus, usePreviewSettings } from '#features/preview/use-preview-settings.ts'
import { useScene } from '#platform/use-scene.ts'
import { ShellFrame } from './shell-frame.tsx'

interface PreviewShellProps {
  readonly categories: readonly CategoryPreview[]
  /** Four digits. */
  readonly year: number
  readonly poweredBy: string
  readonly children: ReactNode
}

export interface PreviewFrameProps extends PreviewProviderProps, PreviewShellProps {}

/** The shop's frame in editor mode. */
export function PreviewFrame({ categories, year, poweredBy, children, ...preview }: PreviewFrameProps) {
  return (
    <PreviewProvider {...preview}>
      <PreviewShell categories={categories} year={year} poweredBy={poweredBy}>
        {children}
      </PreviewShell>
    </PreviewProvider>
  )
}

/** Header and footer that follow the editor. */
function PreviewShell({ children, ...frame }: PreviewShellProps) {
  const scene = useScene()
  const settings = usePreviewSettings()
  const menus = usePreviewMenus()
  const store = useMemo(() => ({ settings, menus, t: scene.t }), [settings, menus, scene.t])
  return (
    <ShellFrame store={store} scene={scene} {...frame}>
      {children}
    </ShellFrame>
  )
}
