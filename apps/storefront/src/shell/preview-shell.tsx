'use client'

import type { CategoryPreview } from '@sorrel/domain/category'
import { type ReactNode, useMemo } from 'react'
import {
  PreviewProvider,
  type PreviewProviderProps,
  usePreviewMenus,
  usePreviewSettings,
} from '#features/preview/index.ts'
import { useShop } from '#shop/shop-context.tsx'
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
  const shop = useShop()
  const settings = usePreviewSettings()
  const menus = usePreviewMenus()
  const store = useMemo(() => ({ settings, menus, t: shop.t }), [settings, menus, shop.t])
  return (
    <ShellFrame store={store} {...frame}>
      {children}
    </ShellFrame>
  )
}
