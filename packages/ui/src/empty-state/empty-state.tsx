import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../heading/heading.tsx'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { Text } from '../text/text.tsx'
import { type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './empty-state.css.ts'

export interface EmptyStateProps extends RootProps {
  readonly title: string
  /** What happened, and what the reader can do. */
  readonly text?: ReactNode
  readonly icon?: IconShape
  /** The reader's next steps: one button, perhaps a second. */
  readonly actions?: ReactNode
  /** @default 2 */
  readonly level?: HeadingLevel
}

/** Replaces a list or page that is empty or failed: states the reason and offers next steps. */
export function EmptyState({ title, text, icon, actions, level = 2, ...root }: EmptyStateProps) {
  return (
    <div {...toRoot('empty-state', root, styles.root)}>
      {icon && (
        <span className={styles.icon} data-part="icon">
          <Icon icon={icon} size={28} />
        </span>
      )}
      <Heading level={level} size="3xl" align="center">
        {title}
      </Heading>
      {text && <Text>{text}</Text>}
      {actions && (
        <div className={styles.actions} data-part="actions">
          {actions}
        </div>
      )}
    </div>
  )
}
