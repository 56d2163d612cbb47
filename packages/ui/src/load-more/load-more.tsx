import { Button } from '../button/button.tsx'
import type { LinkComponent } from '../link/link.tsx'
import { type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './load-more.css.ts'

interface LoadMoreLook extends RootProps {
  /** Text of the button: `Show more reviews`. */
  readonly label: string
  /** How many entries are shown, in words: `24 of 96`. Read out when it changes. */
  readonly countLabel: string
  /** Number of entries shown. */
  readonly shown: number
  /** Number of all entries. When all are shown, the button disappears. */
  readonly total: number
}

export type LoadMoreProps = LoadMoreLook &
  (
    | {
        readonly onMore: () => void
        /** The next entries are loading. */
        readonly loading?: boolean
        readonly loadingLabel: string
        readonly href?: undefined
        readonly as?: undefined
      }
    | {
        /** Address of the longer list, for browsers without script. */
        readonly href: string
        readonly as?: LinkComponent
        readonly onMore?: undefined
        readonly loading?: undefined
        readonly loadingLabel?: undefined
      }
  )

function Way(props: LoadMoreProps) {
  if (props.href !== undefined)
    return (
      <Button variant="secondary" href={props.href} as={props.as}>
        {props.label}
      </Button>
    )
  const { label, onMore, loading = false, loadingLabel } = props
  return (
    <Button variant="secondary" onClick={onMore} loading={loading} loadingLabel={loadingLabel}>
      {label}
    </Button>
  )
}

/** Loads the next part of a long list and says how many entries are shown. */
export function LoadMore(props: LoadMoreProps) {
  const { countLabel, shown, total } = props
  const share = total > 0 ? Math.min(shown / total, 1) : 1
  return (
    <div {...toRoot('load-more', props, styles.root, { loading: props.loading })}>
      <p className={styles.count} data-part="count" role="status">
        {countLabel}
      </p>
      <span className={styles.track} data-part="track" aria-hidden="true">
        <span className={styles.fill} data-part="fill" style={{ inlineSize: `${share * 100}%` }} />
      </span>
      {shown < total && (
        <div className={styles.way}>
          <Way {...props} />
        </div>
      )}
    </div>
  )
}
