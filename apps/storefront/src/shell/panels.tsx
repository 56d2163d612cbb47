'use client'

import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'

/** Panels that can be open under the header. */
export type Panel = 'menu' | 'search'

interface Panels {
  readonly openPanel: Panel | undefined
  /** Opens or closes a panel; `opener` gets the focus back. */
  readonly toggle: (panel: Panel, opener: HTMLElement) => void
  readonly close: () => void
}

const PanelsContext = createContext<Panels | undefined>(undefined)

/**
 * At most one panel is open: opening one closes the other; a route change, Escape and a press outside the header close
 * both. See docs/specification.md#header.
 */
export function PanelsProvider({ children }: { readonly children: ReactNode }) {
  const [openPanel, setOpenPanel] = useState<Panel>()
  const opener = useRef<HTMLElement>(undefined)
  const close = useCallback(() => {
    setOpenPanel(undefined)
    opener.current?.focus()
  }, [])
  const toggle = useCallback((panel: Panel, pressed: HTMLElement) => {
    opener.current = pressed
    setOpenPanel((current) => (current === panel ? undefined : panel))
  }, [])
  const { pathname } = useShop()
  useEffect(() => setOpenPanel(undefined), [pathname])
  useDismissal(openPanel !== undefined, close)
  const panels = useMemo(() => ({ openPanel, toggle, close }), [openPanel, toggle, close])
  return <PanelsContext value={panels}>{children}</PanelsContext>
}

/** The panels under the header. Throws outside the shop's shell. */
export function usePanels(): Panels {
  const panels = use(PanelsContext)
  if (panels === undefined) throw new Error('usePanels needs a PanelsProvider above it')
  return panels
}

/** Escape, and a click outside the header that went to nothing else. */
function useDismissal(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const press = (event: KeyboardEvent) => event.key === 'Escape' && close()
    const click = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-site-header]') === null) close()
    }
    // Runs before the page's own handlers, which may remove the pressed element.
    const capture = true
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('keydown', press, { signal })
    window.addEventListener('click', click, { capture, signal })
    return () => listening.abort()
  }, [isOpen, close])
}
