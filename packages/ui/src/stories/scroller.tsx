import type { ReactNode } from 'react'

interface ScrollerProps {
  readonly label: string
  readonly children: ReactNode
}

/** Sizes wider than a phone's window scroll in their own place, also by keyboard. */
export const Scroller = ({ label, children }: ScrollerProps) => (
  <div role="group" aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }}>
    {children}
  </div>
)
