'use client'

import { Tooltip as AriakitTooltip, TooltipAnchor, TooltipProvider } from '@ariakit/react/tooltip'
import { type ReactElement, useId } from 'react'
import { type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './tooltip.css.ts'

export interface TooltipProps extends RootProps {
  /** The control to explain. */
  readonly children: ReactElement
  readonly content: string
  /** `label` when the text repeats the control's own name. @default 'description' */
  readonly role?: 'description' | 'label'
  /** @default 'top' */
  readonly placement?: 'top' | 'bottom' | 'left' | 'right'
}

/** Delay before the first tooltip. */
const OPEN_DELAY_MS = 700
/** Within this time after a tooltip closed the next one opens without delay. */
const SKIP_DELAY_MS = 300

/** A short explanation on hover and keyboard focus; Escape closes it. Never put needed text only here. */
export function Tooltip(props: TooltipProps) {
  const { children, content, role = 'description', placement = 'top' } = props
  const id = useId()
  return (
    <TooltipProvider
      showTimeout={OPEN_DELAY_MS}
      skipTimeout={SKIP_DELAY_MS}
      hideTimeout={0}
      placement={placement}
    >
      <TooltipAnchor render={children} aria-describedby={role === 'description' ? id : undefined} />
      <AriakitTooltip {...toRoot('tooltip', props, styles.tooltip)} id={id} gutter={6}>
        {content}
      </AriakitTooltip>
    </TooltipProvider>
  )
}
