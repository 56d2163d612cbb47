'use client'

import { type ReactNode, useEffect, useState } from 'react'
import * as chip from '../chip/chip.css.ts'
import { useEarlyChoice } from '../early-choice/early-choice.ts'
import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './native-popover.css.ts'

export interface NativePopoverProps extends RootProps {
  /** Text of the chip that opens it. */
  readonly label: string
  /** The panel. A function receives whether the panel is open, to render interactive parts only then. */
  readonly children: ReactNode | ((isOpen: boolean) => ReactNode)
  /** Fills the chip: something in the panel is chosen. */
  readonly selected?: boolean
  /** Of popovers with the same name only one is open. */
  readonly name?: string
  /** Called when the pointer or the focus approaches, to preload the panel's content. */
  readonly onApproach?: () => void
}

/**
 * A chip that opens a small panel. A native `details` element: it opens without script too, and in narrow windows the
 * panel is below the chip. With script, Escape and a click elsewhere close it.
 */
export function NativePopover(props: NativePopoverProps) {
  const { label, children, selected, name, onApproach } = props
  const [isOpen, setOpen] = useState(false)
  const ref = useEarlyChoice<HTMLDetailsElement>(({ open }) => setOpen(open))
  useEffect(() => (isOpen && ref.current ? closeFromOutside(ref.current) : undefined), [ref, isOpen])
  return (
    <details
      {...toRoot('native-popover', props, styles.root, { selected })}
      ref={ref}
      name={name}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary
        className={classNames(chip.chip, styles.summary)}
        data-part="summary"
        data-selected={selected || undefined}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      >
        <span className={styles.label} data-part="label">
          {label}
        </span>
      </summary>
      <div className={styles.panel} data-part="panel">
        {typeof children === 'function' ? children(isOpen) : children}
      </div>
    </details>
  )
}

/** If the focus is outside, it stays there. */
function closeFromOutside(details: HTMLDetailsElement): () => void {
  const press = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    const hasFocus = details.contains(document.activeElement)
    details.open = false
    if (hasFocus) details.querySelector('summary')?.focus()
  }
  const point = ({ target }: PointerEvent) => {
    if (target instanceof Node && !details.contains(target)) details.open = false
  }
  window.addEventListener('keydown', press)
  window.addEventListener('pointerdown', point)
  return () => {
    window.removeEventListener('keydown', press)
    window.removeEventListener('pointerdown', point)
  }
}
