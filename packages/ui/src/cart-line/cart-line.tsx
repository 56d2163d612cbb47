import type { ReactNode, Ref } from 'react'
import { Icon, type IconShape } from '../icon/icon.tsx'
import type { LinkComponent } from '../link/link.tsx'
import { type RootProps, toRoot } from '../parts/root.ts'
import { type ImageComponent, Picture, type PictureSource } from '../picture/picture.tsx'
import { Text } from '../text/text.tsx'
import * as styles from './cart-line.css.ts'

export interface CartLineProps extends RootProps {
  readonly name: string
  /** The product's page. Default: the name is no link. */
  readonly href?: string
  /** Decorative: the name stands beside it. */
  readonly picture?: PictureSource | undefined
  /** In place of a picture. Default: an empty frame. */
  readonly icon?: IconShape
  /** What was chosen, a line each: variant, options. Default: none. */
  readonly details?: readonly string[]
  /** What the line costs. */
  readonly total: ReactNode
  /** Between the details and the tools: what a plan charges, that few are left. */
  readonly children?: ReactNode
  /** A Number stepper, and a button that removes the line. */
  readonly tools?: ReactNode
  /** @default 'a' */
  readonly link?: LinkComponent
  /** @default 'img' */
  readonly image?: ImageComponent
  readonly id?: string | undefined
  /** -1 where an address leads to the line, which then takes the focus. */
  readonly tabIndex?: -1 | undefined
  readonly ref?: Ref<HTMLLIElement>
}

const NO_DETAILS: readonly string[] = []

/** A product in a cart, in a list: its picture, name, choices and price, and the tools that change it. */
export function CartLine({ ref, ...props }: CartLineProps) {
  const { name, href, picture, icon, details = NO_DETAILS, link: Anchor = 'a' } = props
  return (
    <li {...toRoot('cart-line', props, styles.line)} ref={ref} id={props.id} tabIndex={props.tabIndex}>
      {picture ? (
        <Picture {...picture} alt="" ratio="1/1" corners="nested" sizes="130px" image={props.image} />
      ) : (
        <span className={styles.noPicture}>{icon && <Icon icon={icon} />}</span>
      )}
      <div className={styles.textBlock}>
        <div className={styles.head}>
          {href === undefined ? (
            <span className={styles.name} data-part="name">
              {name}
            </span>
          ) : (
            <Anchor href={href} className={styles.name} data-part="name">
              {name}
            </Anchor>
          )}
          <span className={styles.total} data-part="total">
            {props.total}
          </span>
        </div>
        {details.map((detail) => (
          <Text key={detail} size="sm">
            {detail}
          </Text>
        ))}
        {props.children}
        {props.tools && (
          <div className={styles.tools} data-part="tools">
            {props.tools}
          </div>
        )}
      </div>
    </li>
  )
}
