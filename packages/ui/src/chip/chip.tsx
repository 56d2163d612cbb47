import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '../icon/icon.tsx'
import { chevronDownIcon, closeIcon } from '../icons/icons.ts'
import type { LinkComponent } from '../link/link.tsx'
import { type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './chip.css.ts'

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof RootProps>, RootProps {
  readonly children: ReactNode
  /** Whether it is on, for a chip that toggles something. */
  readonly pressed?: boolean
  /** Filled, for a chip whose menu has a chosen value. */
  readonly selected?: boolean
  /** `menu` adds a small arrow: the chip opens something. @default 'none' */
  readonly indicator?: 'menu' | 'none'
  readonly ref?: Ref<HTMLButtonElement>
}

/** A small button of a filter bar. */
export function Chip({ children, pressed, selected, indicator = 'none', ...rest }: ChipProps) {
  const states = { selected: selected || pressed, disabled: rest.disabled }
  return (
    <button
      type="button"
      {...rest}
      {...toRoot('chip', rest, styles.chip, states)}
      aria-pressed={pressed}
      data-selected={selected || undefined}
    >
      {children}
      {indicator === 'menu' && <Icon icon={chevronDownIcon} size={16} />}
    </button>
  )
}

interface RemovableLook extends RootProps {
  readonly children: string
  /** Name of the remove button: `Remove filter Cotton`. */
  readonly removeLabel: string
}

/** Removed by a link (when the choice is part of the address), by a handler, or by the surrounding form. */
export type RemovableChipProps = RemovableLook & (RemovedByLink | RemovedByHandler | RemovedByForm)

interface RemovedByLink {
  readonly href: string
  /** @default 'a' */
  readonly as?: LinkComponent
  readonly type?: undefined
  readonly onRemove?: undefined
}

interface RemovedByHandler {
  readonly onRemove: () => void
  readonly type?: undefined
  readonly href?: undefined
  readonly as?: undefined
}

interface RemovedByForm {
  readonly type: 'submit'
  readonly onRemove?: undefined
  readonly href?: undefined
  readonly as?: undefined
}

/** A chosen value that can be removed. */
export function RemovableChip({
  children,
  removeLabel,
  href,
  as: Anchor = 'a',
  onRemove,
  type,
  ...props
}: RemovableChipProps) {
  const root = toRoot('removable-chip', props, styles.chip)
  const face = (
    <>
      {children}
      <Icon icon={closeIcon} size={16} />
    </>
  )
  return href === undefined ? (
    <button {...root} type={type ?? 'button'} data-selected aria-label={removeLabel} onClick={onRemove}>
      {face}
    </button>
  ) : (
    <Anchor {...root} data-selected="" aria-label={removeLabel} href={href}>
      {face}
    </Anchor>
  )
}
