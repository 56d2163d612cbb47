import { useLayoutEffect, useRef, useState } from 'react'
import * as styles from './theme-comparison.css.ts'

export interface ScaledWindowProps {
  readonly title: string
  readonly address: string
  /** Inner width of the window; 0 fills its container. */
  readonly widthPx: number
}

/** A page in a window of a given width, drawn smaller where its place is narrower. */
export function ScaledWindow({ title, address, widthPx }: ScaledWindowProps) {
  const place = useRef<HTMLDivElement>(null)
  const [placePx, setPlacePx] = useState(0)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setPlacePx(entry?.contentRect.width ?? 0))
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const scale = widthPx > placePx && placePx > 0 ? placePx / widthPx : 1
  return (
    <div ref={place} className={styles.place}>
      <iframe
        className={styles.window}
        title={title}
        src={address}
        style={{
          inlineSize: widthPx === 0 ? '100%' : `${widthPx}px`,
          blockSize: `${100 / scale}%`,
          transform: `scale(${scale})`,
        }}
      />
    </div>
  )
}
