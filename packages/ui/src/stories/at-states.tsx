import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '../parts/class-names.ts'
import * as styles from './showcase.css.ts'

/** States of a component that a reader asks for by name. */
export type State = 'hover' | 'focus' | 'active' | 'disabled' | 'loading' | 'error'

const TITLES: Readonly<Record<State | 'rest', string>> = {
  rest: 'At rest',
  hover: 'Hover',
  focus: 'Focus',
  active: 'Pressed',
  disabled: 'Disabled',
  loading: 'Loading',
  error: 'Error',
}

/** Classes that stand for what only a pointer or a key can bring about, on an element and on what contains it. */
const CLASSES: Readonly<Partial<Record<State | 'rest', { readonly on: string; readonly around?: string }>>> =
  {
    hover: { on: 'pseudo-hover', around: 'pseudo-hover' },
    focus: { on: 'pseudo-focus pseudo-focus-visible', around: 'pseudo-focus-within' },
    active: { on: 'pseudo-hover pseudo-active', around: 'pseudo-hover' },
  }

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
    const classes = CLASSES[state]
    const element = stage.current?.querySelector(target)
    if (classes === undefined || !element) return
    element.classList.add(...classes.on.split(' '))
    for (let outer = element.parentElement; outer && outer !== stage.current; outer = outer.parentElement)
      if (classes.around) outer.classList.add(classes.around)
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
  /** CSS selector of what the pointer is on. Default: the first link or control. */
  readonly target?: string
  /** `wide` for components that fill the line: fields, lists. Default `natural`. */
  readonly width?: 'natural' | 'wide'
}

/** A component in each of its states, under the state's name. */
export function AtStates({ states, children, target = FOCUSABLE, width }: AtStatesProps) {
  return (
    <div className={styles.grid}>
      {(['rest', ...states] as const).map((state) => (
        <Stage key={state} state={state} target={target} isWide={width === 'wide'}>
          {children(state)}
        </Stage>
      ))}
    </div>
  )
}
