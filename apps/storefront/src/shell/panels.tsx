'use client'

import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'

/** What can lie open under the header. */
export type Panel = 'menu' | 'search'

interface Panels {
  readonly openPanel: Panel | undefined
  readonly toggle: (panel: Panel) => void
  readonly close: () => void
}

const PanelsContext = createContext<Panels | undefined>(undefined)

/** At most one panel is open: opening one closes the other, a route change and Escape close both. See docs/specification.md#header. */
export function PanelsProvider({ children }: { readonly children: ReactNode }) {
  const [openPanel, setOpenPanel] = useState<Panel>()
  const close = useCallback(() => setOpenPanel(undefined), [])
  const toggle = useCallback(
    (panel: Panel) => setOpenPanel((current) => (current === panel ? undefined : panel)),
    [],
  )
  const { pathname } = useShop()
  useEffect(close, [close, pathname])
  useCloseOnEscape(openPanel !== undefined, close)
  const panels = useMemo(() => ({ openPanel, toggle, close }), [openPanel, toggle, close])
  return <PanelsContext value={panels}>{children}</PanelsContext>
}

/** The panels under the header. Throws outside the shop's shell. */
export function usePanels(): Panels {
  const panels = use(PanelsContext)
  if (panels === undefined) throw new Error('usePanels needs a PanelsProvider above it')
  return panels
}

function useCloseOnEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const press = (event: KeyboardEvent) => event.key === 'Escape' && close()
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOpen, close])
}
