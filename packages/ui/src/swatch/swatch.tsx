import { classNames } from '../parts/class-names.ts'
import * as styles from './swatch.css.ts'

interface SwatchLook {
  /** 20, 32 or 44 px. Default `sm`. */
  readonly size?: keyof typeof styles.size
  /** Name of the material. Leave out beside a text: the swatch is then hidden from screen readers. */
  readonly label?: string
}

export type SwatchProps = SwatchLook &
  (
    | {
        /** Address of a small square picture of the material. */
        readonly src: string
        readonly color?: undefined
      }
    | {
        /** Any CSS colour. */
        readonly color: string
        readonly src?: undefined
      }
  )

/** A small round sample of a colour or material. Its border keeps a pale sample visible on a pale surface. */
export function Swatch({ size = 'sm', label, src, color }: SwatchProps) {
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true }
  return (
    <span {...naming} className={classNames(styles.swatch, styles.size[size])} style={{ background: color }}>
      {src && <img className={styles.picture} src={src} alt="" width={44} height={44} />}
    </span>
  )
}
