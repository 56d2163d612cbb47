import { type ReactNode, useEffect, useRef, useState } from 'react'
import { OwnForm } from './own-form.tsx'
import { type Mark, type PartBox, placeMarks } from './place-marks.ts'
import * as styles from './numbered-parts.css.ts'

const NONE: readonly string[] = []

interface Parts {
  /** Values of `data-part` of the component's roots. */
  readonly roots: readonly string[]
  /** Values of `data-part` inside them. */
  readonly names: readonly string[]
  /** Values of `data-part` of other components, which are numbered where the component is made of them. */
  readonly others?: readonly string[]
}

/** What only screen readers get is one pixel large. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && element.checkVisibility()
}

/** Marks over the first visible element of each part, from the outside to the inside. */
function readMarks(root: HTMLElement, { roots, names, others = NONE }: Parts): readonly Mark[] {
  // The body of a window may be scrolled; what is marked is the window.
  const isWindow = root === root.ownerDocument.body
  const { left, top } = isWindow ? { left: 0, top: 0 } : root.getBoundingClientRect()
  const known = new Set([...roots, ...names, ...others])
  const isRoot = roots.map((name) => `[data-part="${name}"]`).join()
  const found = new Map<string, PartBox>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-part]')) {
    const name = element.dataset.part ?? ''
    if (found.has(name) || !known.has(name) || !element.closest(isRoot) || !isSeen(element)) continue
    const box = element.getBoundingClientRect()
    found.set(name, { name, left: box.left - left, top: box.top - top, width: box.width, height: box.height })
  }
  return placeMarks([...found.values()])
}

/** The marks of the parts below an element, read again whenever it changes. */
function useMarks(root: HTMLElement | undefined, { roots, names, others }: Parts): readonly Mark[] {
  const [marks, setMarks] = useState<readonly Mark[]>([])
  useEffect(() => {
    if (!root) return undefined
    const measure = (): void => setMarks(readMarks(root, { roots, names, others }))
    const resizes = new ResizeObserver(measure)
    resizes.observe(root)
    const changes = new MutationObserver(measure)
    changes.observe(root, { childList: true, subtree: true, attributes: true })
    // What slides in is measured where it ends.
    root.addEventListener('transitionend', measure)
    return () => {
      resizes.disconnect()
      changes.disconnect()
      root.removeEventListener('transitionend', measure)
    }
  }, [root, roots, names, others])
  return marks
}

/**
 * Its children with a numbered mark over each part, and a list of the parts below them. The picture is for the eye alone:
 * it takes no focus and is hidden from screen readers, which have the list.
 */
export function NumberedParts({ children, ...parts }: Parts & { readonly children: ReactNode }) {
  const [root, setRoot] = useState<HTMLElement>()
  const marks = useMarks(root, parts)
  return (
    <Figure marks={marks} {...parts}>
      <div inert aria-hidden="true">
        <OwnForm onRoot={setRoot}>{children}</OwnForm>
      </div>
    </Figure>
  )
}

interface NumberedWindowProps extends Parts {
  /** Address of the page, of the same origin. */
  readonly src: string
  readonly title: string
  readonly className: string
}

/** A page in a window of its own, with a numbered mark over each part, and a list of the parts below it. */
export function NumberedWindow({ src, title, className, ...parts }: NumberedWindowProps) {
  const ref = useRef<HTMLIFrameElement>(null)
  const [root, setRoot] = useState<HTMLElement>()
  const marks = useMarks(root, parts)
  return (
    <Figure marks={marks} {...parts}>
      <iframe
        ref={ref}
        className={className}
        src={src}
        title={title}
        onLoad={() => setRoot(ref.current?.contentDocument?.body)}
      />
    </Figure>
  )
}

interface FigureProps extends Parts {
  readonly marks: readonly Mark[]
  readonly children: ReactNode
}

function Figure({ marks, roots, names, children }: FigureProps) {
  const missing = [...roots, ...names].filter((name) => !marks.some((mark) => mark.name === name))
  return (
    <div className={styles.figure}>
      <div className={styles.picture}>
        {children}
        {marks.map((mark, index) => (
          <Numbered key={mark.name} mark={mark} number={index + 1} />
        ))}
      </div>
      <ol className={styles.legend} aria-label="Parts in the picture">
        {marks.map(({ name }) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ol>
      {marks.length > 0 && missing.length > 0 && <p>Not in this example: {missing.join(', ')}.</p>}
    </div>
  )
}

function Numbered({ mark, number }: { readonly mark: Mark; readonly number: number }) {
  const { left, top, width, height, markLeft, markTop } = mark
  return (
    <>
      <span aria-hidden="true" className={styles.box} style={{ left, top, width, height }} />
      <span aria-hidden="true" className={styles.mark} style={{ left: markLeft, top: markTop }}>
        {number}
      </span>
    </>
  )
}
