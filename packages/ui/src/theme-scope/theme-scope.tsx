'use client'

import { PortalContext } from '@ariakit/react/portal'
import { type ReactNode, useState } from 'react'
import { type RootProps, toRoot } from '../parts/root.ts'

export interface ThemeScopeProps extends RootProps {
  readonly children: ReactNode
}

/**
 * A part of the page with a theme of its own: `className` is the one that its theme is written for. Windows and tooltips
 * of what is inside have that theme too, because they are drawn in here and not at the end of the page.
 */
export function ThemeScope({ children, ...root }: ThemeScopeProps) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  return (
    <div ref={setElement} {...toRoot('theme-scope', root, '')}>
      <PortalContext value={element}>{children}</PortalContext>
    </div>
  )
}
