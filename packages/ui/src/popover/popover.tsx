'use client'

import { HeadingLevel } from '@ariakit/react/heading'
import {
  Popover as AriakitPopover,
  PopoverDisclosure,
  PopoverHeading,
  PopoverProvider,
} from '@ariakit/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import { plain, size } from '../heading/heading.css.ts'
import * as overlay from '../parts/overlay.css.ts'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './popover.css.ts'

export interface PopoverProps extends RootProps {
  /** The button that opens it. */
  readonly trigger: ReactElement
  readonly title: string
  /** `hidden` keeps the title for screen readers. @default 'shown' */
  readonly titleDisplay?: 'shown' | 'hidden'
  readonly children: ReactNode
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** @default 'bottom-start' */
  readonly placement?: 'bottom-start' | 'bottom' | 'bottom-end' | 'top-start' | 'top' | 'top-end'
}

/** A small panel that a button opens. The page behind stays usable. Escape and a click outside close it. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    title,
    titleDisplay = 'shown',
    children,
    open,
    onOpenChange,
    placement = 'bottom-start',
  } = props
  const names = classNames(overlay.paper, overlay.popover, styles.popover)
  return (
    <PopoverProvider open={open} setOpen={onOpenChange} placement={placement}>
      <PopoverDisclosure render={trigger} />
      <HeadingLevel>
        <AriakitPopover
          fixed
          gutter={8}
          overflowPadding={8}
          unmountOnHide
          {...toRoot('popover', props, names, { open: true })}
        >
          <PopoverHeading
            className={titleDisplay === 'hidden' ? hidden : classNames(plain, size.md)}
            data-part="title"
          >
            {title}
          </PopoverHeading>
          {children}
        </AriakitPopover>
      </HeadingLevel>
    </PopoverProvider>
  )
}
