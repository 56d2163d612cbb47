import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'

/** The position of a horizontal track. Works in both text directions. */
export interface TrackState {
  /** Index of the child nearest to the start. */
  readonly index: number
  readonly isAtStart: boolean
  readonly isAtEnd: boolean
}

const TOLERANCE_PX = 4
const START: TrackState = { index: 0, isAtStart: true, isAtEnd: true }

const getSlides = (track: HTMLElement): readonly HTMLElement[] =>
  [...track.children].filter((child) => child instanceof HTMLElement)

const getOffset = (slide: HTMLElement, slides: readonly HTMLElement[]): number =>
  slide.offsetLeft - (slides[0]?.offsetLeft ?? 0)

function readTrack(track: HTMLElement): TrackState {
  const slides = getSlides(track)
  const distances = slides.map((slide) => Math.abs(getOffset(slide, slides) - track.scrollLeft))
  const gone = Math.abs(track.scrollLeft)
  return {
    index: Math.max(0, distances.indexOf(Math.min(...distances))),
    isAtStart: gone <= TOLERANCE_PX,
    isAtEnd: gone + track.clientWidth >= track.scrollWidth - TOLERANCE_PX,
  }
}

/** Scrolls the child at `index` to the start of the track. */
export function scrollToSlide(track: HTMLElement, index: number, behavior: ScrollBehavior): void {
  const slides = getSlides(track)
  const slide = slides[index]
  if (slide) track.scrollTo({ left: getOffset(slide, slides), behavior })
}

/** Reports the position of a track when it is scrolled or its size changes. */
export function useTrack(ref: RefObject<HTMLElement | null>): TrackState {
  const [state, setState] = useState(START)
  useEffect(() => {
    const track = ref.current
    if (!track) return undefined
    const update = (): void => {
      const next = readTrack(track)
      setState((last) => (isSame(last, next) ? last : next))
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(track)
    track.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      track.removeEventListener('scroll', update)
    }
  }, [ref])
  return state
}

const isSame = (one: TrackState, other: TrackState): boolean =>
  one.index === other.index && one.isAtStart === other.isAtStart && one.isAtEnd === other.isAtEnd

/** 1 for the arrow key in the direction of the text, -1 for the opposite one, 0 for any other key. */
export function getArrowStep({ key, currentTarget }: KeyboardEvent<HTMLElement>): 1 | 0 | -1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  return key === forward ? 1 : -1
}
