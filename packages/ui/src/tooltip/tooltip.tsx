'use client'

import { Tooltip as AriakitTooltip, TooltipAnchor, TooltipProvider } from '@ariakit/react/tooltip'
import { type ReactElement, useId } from 'react'
import * as styles from './tooltip.css.ts'

export interface TooltipProps {
  /** The control that is explained. */
  readonly children: ReactElement
  readonly content: string
  /** `label` where the words repeat the control's own name. Default `description`. */
  readonly role?: 'description' | 'label'
  /** Default `top`. */
  readonly placement?: 'top' | 'bottom' | 'left' | 'right'
}

/** Wait before the first tooltip. See docs/specification.md#timing-of-components. */
const OPEN_DELAY_MS = 700
/** Another one opens at once within this time. See docs/specification.md#timing-of-components. */
const SKIP_DELAY_MS = 300

/** A short explanation on hover and on keyboard focus; Escape closes it. Never the only place of needed words. */
export function Tooltip({ children, content, role = 'description', placement = 'top' }: TooltipProps) {
  const id = useId()
  return (
    <TooltipProvider
      showTimeout={OPEN_DELAY_MS}
      skipTimeout={SKIP_DELAY_MS}
      hideTimeout={0}
      placement={placement}
    >
      <TooltipAnchor render={children} aria-describedby={role === 'description' ? id : undefined} />
      <AriakitTooltip id={id} gutter={6} className={styles.tooltip}>
        {content}
      </AriakitTooltip>
    </TooltipProvider>
  )
}
