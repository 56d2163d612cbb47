import type { Decorator } from '@storybook/react-vite'
import { type ComponentType, createElement, isValidElement, type ReactElement } from 'react'
import { Grid } from '../grid/grid.tsx'
import { Inline } from '../inline/inline.tsx'
import { classNames } from '../parts/root.ts'
import { Stack } from '../stack/stack.tsx'
import { AtStates, type AtStatesProps, type State } from './at-states.tsx'
import * as styles from './showcase.css.ts'

/** The part of a story that draws it. */
interface Drawn {
  readonly render: (args: object) => ReactElement
}

/** Props of the component, on top of the story's args; or an element or a row of its own in its place. */
type Cell<Props> = Partial<Props> | ReactElement | Drawn

/** A story that is drawn and nothing else: its source on the page of docs is what `render` returns. */
export const drawn = <Args extends object>(
  render: (args: Args) => ReactElement,
): { readonly render: (args: Args) => ReactElement } => ({ render })

const isDrawn = (cell: object): cell is Drawn => 'render' in cell

function draw<Props extends object>(
  part: ComponentType<Props>,
  args: object,
  cell: Cell<Props>,
): ReactElement {
  if (isValidElement(cell)) return cell
  // The args and the cell are the component's props together; TypeScript only knows them apart.
  return isDrawn(cell) ? cell.render(args) : createElement(part, { ...args, ...cell } as Props)
}

/** A story whose source on the page of docs is what it draws. */
interface Listed extends Drawn {
  readonly parameters: { readonly isListed: true }
}

/** Cells, before which may stand props of the layout around them. */
interface Inside<Frame> {
  <Props extends object>(
    part: ComponentType<Props>,
    ...cells: object extends Frame ? [cells: readonly Cell<Props>[]] : never
  ): Listed
  <Props extends object>(part: ComponentType<Props>, frame: Frame, cells: readonly Cell<Props>[]): Listed
}

const inside =
  <Frame extends object>(layout: ComponentType<Frame>): Inside<Frame> =>
  <Props extends object>(
    part: ComponentType<Props>,
    first: Frame | readonly Cell<Props>[],
    second?: readonly Cell<Props>[],
  ) => {
    const [frame, cells] = second ? [first, second] : [{}, first as readonly Cell<Props>[]]
    return {
      render: (args: object) =>
        createElement(layout, frame as Frame, ...cells.map((cell) => draw(part, args, cell))),
      parameters: { isListed: true },
    }
  }

/** The component once for each cell, side by side in an `Inline`. */
export const inARow = inside(Inline)

/** The component once for each cell, one below the other in a `Stack`. */
export const inAColumn = inside(Stack)

/** The component once for each cell in a `Grid`, whose columns are given. */
export const inAGrid = inside(Grid)

/** Keeps a story narrower than its window. */
export const atMost =
  (maxInlineSize: string): Decorator =>
  (Story) => (
    <div style={{ maxInlineSize }}>
      <Story />
    </div>
  )

const EXTREMES = {
  long: 'Very long',
  empty: 'Empty',
  zero: 'Nothing, 0',
  many: 'Very many, 999+',
  missingPicture: 'Picture missing',
  rightToLeft: 'Right to left',
} as const

type Extreme = keyof typeof EXTREMES

type Extremes<Props> = Readonly<Partial<Record<Extreme, Cell<Props>>>> & Pick<AtStatesProps, 'width'>

/** The component with extreme content, each example under its name. */
export function atExtremes<Props extends object>(
  part: ComponentType<Props>,
  extremes: Extremes<Props>,
): Drawn {
  const stage = classNames(styles.stage, extremes.width !== 'natural' && styles.wide)
  const topics = (Object.keys(EXTREMES) as Extreme[]).filter((topic) => topic in extremes)
  return {
    render: (args) => (
      <div className={styles.grid}>
        {topics.map((topic) => (
          <figure key={topic} className={styles.item}>
            <figcaption className={styles.name}>{EXTREMES[topic]}</figcaption>
            <div className={stage} {...(topic === 'rightToLeft' ? { dir: 'rtl', lang: 'ar' } : {})}>
              {draw(part, args, extremes[topic] ?? {})}
            </div>
          </figure>
        ))}
      </div>
    ),
  }
}

interface States<Props> extends Omit<AtStatesProps, 'children' | 'states'> {
  /** Props in all states. `error` is given in the state of that name alone. */
  readonly props?: Partial<Props> | ((state: State | 'rest') => Partial<Props>)
}

/** A drawn story, with a setting for its page of docs. */
interface Documented extends Drawn {
  readonly parameters: { readonly docs: object }
}

/** The component in each of its states: `disabled`, `loading` and `error` are set, hover, focus and press imitated. */
export const inEachState = <Props extends object>(
  part: ComponentType<Props>,
  states: readonly State[],
  { props = {}, ...frame }: States<Props> = {},
): Documented => ({
  parameters: { docs: { description: { story: 'Every state, labelled.' } } },
  render: (args) => (
    <AtStates states={states} {...frame}>
      {(state) => {
        const { error, ...others }: { readonly error?: unknown } =
          typeof props === 'function' ? props(state) : props
        return createElement(part, {
          ...args,
          ...others,
          ...(state === 'error' && { error }),
          ...((state === 'disabled' || state === 'loading') && { [state]: true }),
        } as Props)
      }}
    </AtStates>
  ),
})

interface Advice<Props> {
  readonly good: Cell<Props>
  /** Why it is good. */
  readonly goodWhy: string
  readonly bad: Cell<Props>
  /** What goes wrong. */
  readonly badWhy: string
}

/** One good and one bad use of the component side by side, in the page itself also where the component has a window. */
export const doAndDont = <Props extends object>(
  part: ComponentType<Props>,
  { good, goodWhy, bad, badWhy }: Advice<Props>,
): Documented => ({
  parameters: { docs: { story: { inline: true } } },
  render: (args) => (
    <div className={styles.advice}>
      <Side verdict="do" title="Do" why={goodWhy}>
        {draw(part, args, good)}
      </Side>
      <Side verdict="dont" title="Don’t" why={badWhy}>
        {draw(part, args, bad)}
      </Side>
    </div>
  ),
})

interface SideProps {
  readonly verdict: keyof typeof styles.verdict
  readonly title: string
  readonly why: string
  readonly children: ReactElement
}

function Side({ verdict, title, why, children }: SideProps) {
  return (
    <figure className={styles.side}>
      <div className={classNames(styles.picture, styles.verdict[verdict])}>
        <div className={styles.inside}>{children}</div>
      </div>
      <figcaption className={styles.why}>
        <span className={styles.title}>{title}</span>
        {why}
      </figcaption>
    </figure>
  )
}
