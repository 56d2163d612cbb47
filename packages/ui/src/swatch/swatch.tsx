import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './swatch.css.ts'

interface SwatchLook extends RootProps {
  /** 20, 32 or 44 px. @default 'sm' */
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
export function Swatch({ size = 'sm', label, src, color, ...root }: SwatchProps) {
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true }
  const style = color === undefined ? root.style : { background: color, ...root.style }
  return (
    <span {...naming} {...toRoot('swatch', { ...root, style }, classNames(styles.swatch, styles.size[size]))}>
      {src && <img className={styles.picture} src={src} alt="" width={44} height={44} />}
    </span>
  )
}
