import { type RefObject, useEffect, useRef, useState } from 'react'

/** What a sample of text has in the window, theme and text size of the page, in CSS pixels. */
interface SampleSize {
  readonly fontSize: number
  readonly lineHeight: number
}

const read = (element: Element): SampleSize => {
  const { fontSize, lineHeight } = getComputedStyle(element)
  return { fontSize: Number.parseFloat(fontSize), lineHeight: Number.parseFloat(lineHeight) }
}

/** The sizes of the elements with `data-sample` below the ref, by its value; measured again whenever one changes. */
export function useSampleSizes(): readonly [
  RefObject<HTMLDivElement | null>,
  ReadonlyMap<string, SampleSize>,
] {
  const ref = useRef<HTMLDivElement>(null)
  const [sizes, setSizes] = useState<ReadonlyMap<string, SampleSize>>(new Map())
  useEffect(() => {
    const samples = [...(ref.current?.querySelectorAll<HTMLElement>('[data-sample]') ?? [])]
    const observer = new ResizeObserver(() =>
      setSizes(new Map(samples.map((sample) => [sample.dataset.sample ?? '', read(sample)]))),
    )
    for (const sample of samples) observer.observe(sample)
    return () => observer.disconnect()
  }, [])
  return [ref, sizes]
}
