'use client'

import {
  Activity,
  type ComponentType,
  lazy,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { queueInteractions } from './queue-interactions.ts'
import { onFirstInteraction } from './on-first-interaction.ts'
import * as styles from './lazy-hydrated.css.ts'

interface Loaded<Props> {
  readonly default: ComponentType<Props>
}

export type LazyHydratedProps<Props> = Props & {
  /** The rendered result depends on the visitor, so the code loads with the page. Default: at the first interaction. */
  readonly needsCode?: boolean
}

/**
 * Creates a component that the server renders and whose code loads at the visitor's first interaction. Until then its
 * links, fields and disclosures work as without script; other clicks are queued and replayed once the code has loaded.
 * If the browser renders it, its code loads immediately. Its messages are part of the page. Only for pages, not for
 * parts that stay when the page changes, because a change would wait for the code.
 */
export function createLazyHydrated<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<LazyHydratedProps<Props>> {
  let code: ComponentType<Props> | undefined
  const loadModule = async (): Promise<Loaded<Props>> => {
    code = await load()
    return { default: code }
  }
  loads.add(loadModule)
  let settle: (loaded: Loaded<Props>) => void
  const awaited = new Promise<Loaded<Props>>((resolve) => {
    settle = resolve
  })
  const start = () => loadModule().then((loaded) => settle(loaded))
  const AtOnce = lazy(loadModule)
  // Never rejects: without the code the server's HTML stays, and the next click requests the code again.
  const Later = lazy(typeof window === 'undefined' ? loadModule : () => awaited)

  return function LazyHydrated(props: LazyHydratedProps<Props>) {
    const { needsCode } = props
    const host = useRef<HTMLDivElement>(null)
    const ready = useRef(() => {})
    const isDrawn = useSyncExternalStore(watchNothing, isInBrowser, isOnServer)
    const [wasDrawn] = useState(isDrawn)
    const [Part] = useState(() => (wasDrawn ? Later : (code ?? AtOnce)))
    useEffect(() => {
      if (!wasDrawn || host.current === null) return undefined
      const ask = () => void start().catch(() => {})
      const edited = findEdited(host.current)
      const release = queueInteractions(host.current, start, edited)
      ready.current = release
      if (needsCode || edited.length > 0) ask()
      const stop = onFirstInteraction(ask)
      return () => {
        stop()
        release()
      }
    }, [wasDrawn, needsCode])
    // If the code has not loaded and the element is new, React discards the server's HTML; memoising keeps the element.
    return useMemo(
      () => (
        <div ref={host} className={styles.host}>
          <Activity>
            <Part {...props} />
            <Ready onReady={ready} />
          </Activity>
        </div>
      ),
      [Part, props],
    )
  }
}

const loads = new Set<() => Promise<unknown>>()

/** Loads the code of all such components in this bundle, so that the browser renders them without waiting. */
export const loadLazyHydrated = () => Promise.all([...loads].map((load) => load()))

const watchNothing = () => () => undefined
const isInBrowser = () => false
/** Also true while the browser hydrates. */
const isOnServer = () => true

/** Becomes ready together with the preceding component. */
function Ready({ onReady }: { readonly onReady: RefObject<() => void> }) {
  useEffect(() => onReady.current(), [onReady])
  return null
}

/** Fields that a visitor changed before the page's code loaded. */
function findEdited(host: HTMLElement): readonly Element[] {
  const fields = [...host.querySelectorAll<HTMLInputElement>('input')].filter(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value !== defaultValue || checked !== defaultChecked,
  )
  const lists = [...host.querySelectorAll<HTMLSelectElement>('select')].filter(({ options }) =>
    [...options].some(({ selected, defaultSelected }) => selected !== defaultSelected),
  )
  return [...fields, ...lists]
}
