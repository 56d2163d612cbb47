import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Mark, type PartBox, placeMarks } from './place-marks.ts'
import * as styles from './numbered-parts.css.ts'

const NONE: readonly string[] = []

interface NumberedPartsProps {
  /** Values of `data-part` of the component's roots. */
  readonly roots: readonly string[]
  /** Values of `data-part` inside them. */
  readonly names: readonly string[]
  /** Values of `data-part` of other components, which are numbered where the component is made of them. */
  readonly others?: readonly string[]
  readonly children: ReactNode
}

/** What only screen readers get is one pixel large. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && element.checkVisibility()
}

/** Marks over the first visible element of each part, from the outside to the inside. */
function readMarks(frame: HTMLElement, roots: readonly string[], names: readonly string[]): readonly Mark[] {
  const { left, top } = frame.getBoundingClientRect()
  const isRoot = roots.map((root) => `[data-part="${root}"]`).join()
  const found = new Map<string, PartBox>()
  for (const element of frame.querySelectorAll<HTMLElement>('[data-part]')) {
    const name = element.dataset.part ?? ''
    if (found.has(name) || !names.includes(name) || !element.closest(isRoot) || !isSeen(element)) continue
    const box = element.getBoundingClientRect()
    found.set(name, { name, left: box.left - left, top: box.top - top, width: box.width, height: box.height })
  }
  return placeMarks([...found.values()])
}

/**
 * Its children with a numbered mark over each part, and a list of the parts below them. The picture is for the eye alone:
 * it takes no focus and is hidden from screen readers, which have the list.
 */
export function NumberedParts({ roots, names, others = NONE, children }: NumberedPartsProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [marks, setMarks] = useState<readonly Mark[]>([])
  useEffect(() => {
    const frame = ref.current
    if (!frame) return undefined
    const measure = (): void => setMarks(readMarks(frame, roots, [...roots, ...names, ...others]))
    const resizes = new ResizeObserver(measure)
    resizes.observe(frame)
    const changes = new MutationObserver(measure)
    changes.observe(frame, { childList: true, subtree: true })
    return () => {
      resizes.disconnect()
      changes.disconnect()
    }
  }, [roots, names, others])
  const missing = [...roots, ...names].filter((name) => !marks.some((mark) => mark.name === name))
  return (
    <div className={styles.figure}>
      <div className={styles.picture}>
        <div ref={ref} inert aria-hidden="true">
          {children}
        </div>
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
      {missing.length > 0 && <p>Not in this example: {missing.join(', ')}.</p>}
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
