import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '../parts/root.ts'
import { imitate, type PointerState } from './pseudo-states.ts'
import * as styles from './showcase.css.ts'

/** States of a component that a reader asks for by name. */
export type State = PointerState | 'disabled' | 'loading' | 'error'

const TITLES: Readonly<Record<State | 'rest', string>> = {
  rest: 'At rest',
  hover: 'Hover',
  focus: 'Focus',
  active: 'Pressed',
  disabled: 'Disabled',
  loading: 'Loading',
  error: 'Error',
}

const isPointerState = (state: State | 'rest'): state is PointerState =>
  state === 'hover' || state === 'focus' || state === 'active'

const FOCUSABLE = 'a[href], button, input, select, textarea, summary'

interface StageProps {
  readonly state: State | 'rest'
  readonly target: string
  readonly isWide: boolean
  readonly children: ReactNode
}

function Stage({ state, target, isWide, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = stage.current?.querySelector(target)
    if (stage.current && element && isPointerState(state)) imitate(state, element, stage.current)
  }, [state, target])
  return (
    <figure className={styles.item}>
      <figcaption className={styles.name}>{TITLES[state]}</figcaption>
      <div ref={stage} className={classNames(styles.stage, isWide && styles.wide)}>
        {children}
      </div>
    </figure>
  )
}

export interface AtStatesProps {
  /** Besides the state at rest. */
  readonly states: readonly State[]
  /** The component in a state; hover, focus and press are added to what it returns. */
  readonly children: (state: State | 'rest') => ReactNode
  /** CSS selector of the element under the pointer. Default: the first link or control. */
  readonly target?: string
  /** `natural` for components that are as wide as their content: buttons, badges. Default: the line's width. */
  readonly width?: 'natural'
}

/** A component in each of its states, under the state's name. */
export function AtStates({ states, children, target = FOCUSABLE, width }: AtStatesProps) {
  return (
    <div className={styles.grid}>
      {(['rest', ...states] as const).map((state) => (
        <Stage key={state} state={state} target={target} isWide={width !== 'natural'}>
          {children(state)}
        </Stage>
      ))}
    </div>
  )
}
