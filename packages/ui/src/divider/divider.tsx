import { type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './divider.css.ts'

export type DividerProps = RootProps

/** A hairline between two parts of a page. */
export function Divider(props: DividerProps) {
  return <hr {...toRoot('divider', props, styles.divider)} />
}
