'use client'

import {
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { classNames, type RootProps, toRoot, toState } from '../parts/root.ts'
import { getArrowStep, scrollToSlide, useTrack } from '../parts/scroll-track.ts'
import type { GalleryLightboxLabels } from '../gallery-lightbox/gallery-lightbox.tsx'
import { type ImageComponent, Picture, type PictureProps } from '../picture/picture.tsx'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './gallery.css.ts'
import type { GalleryPicture } from './gallery-video.tsx'

export type { GalleryCaptions, GalleryPicture, GalleryVideoSource } from './gallery-video.tsx'

const GalleryLightbox = lazy(async () => ({
  default: (await import('../gallery-lightbox/gallery-lightbox.tsx')).GalleryLightbox,
}))

// Without a boundary of its own, so that a server sends it with the page and no click comes before it is ready.
const loadVideo = () => import('./gallery-video.tsx')
const GalleryVideo = lazy(async () => ({ default: (await loadVideo()).GalleryVideo }))
const ThumbnailMark = lazy(async () => ({ default: (await loadVideo()).ThumbnailMark }))

/** Texts of a gallery. */
export interface GalleryLabels extends GalleryLightboxLabels {
  /** Name of the button on a picture: `Open large picture`. */
  readonly zoomLabel: string
}

export interface GalleryProps extends RootProps, GalleryLabels {
  /** Name of the region. */
  readonly label: string
  /** A picture with a video is played in its place, by the browser's controls. */
  readonly pictures: readonly GalleryPicture[]
  /** Index of the picture in view, from 0; a chosen variant sets it. */
  readonly index: number
  readonly onIndexChange: (index: number) => void
  /** @default '8/9' */
  readonly ratio?: PictureProps['ratio']
  /** Width of the large picture, as the `sizes` attribute. */
  readonly sizes?: string
  /** `sizes` of pictures that share a row on wide windows. Default: as for large ones. */
  readonly pairSizes?: string
  readonly image?: ImageComponent
}

interface ChoiceProps {
  readonly positionLabels: readonly string[]
  readonly index: number
  readonly onChoose: (index: number) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

function Thumbnails({
  pictures,
  positionLabels,
  index,
  onChoose,
  onKeyDown,
  image,
}: ChoiceProps & Pick<GalleryProps, 'pictures' | 'image'>) {
  return (
    <ul className={styles.thumbnails} data-part="thumbnails">
      {pictures.map(({ video, ...picture }, position) => (
        <li key={picture.src}>
          <button
            type="button"
            className={styles.thumbnail}
            style={video && { position: 'relative' }}
            data-part="thumbnail"
            {...toState({ selected: position === index })}
            aria-label={positionLabels[position]}
            aria-current={position === index}
            onClick={() => onChoose(position)}
            onKeyDown={onKeyDown}
          >
            <Picture {...picture} alt="" ratio="8/9" corners="none" sizes="88px" image={image} />
            {video && <ThumbnailMark />}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Dots({ positionLabels, index, onChoose, onKeyDown }: ChoiceProps) {
  return (
    <div className={styles.foot}>
      <div className={styles.dots} data-part="dots">
        {positionLabels.map((name, position) => (
          <button
            key={name}
            type="button"
            className={styles.dot}
            data-part="dot"
            {...toState({ selected: position === index })}
            aria-label={name}
            aria-current={position === index}
            onClick={() => onChoose(position)}
            onKeyDown={onKeyDown}
          />
        ))}
      </div>
      <span className={styles.counter} data-part="counter" aria-hidden="true">
        {index + 1} / {positionLabels.length}
      </span>
    </div>
  )
}

type SlidesProps = Pick<
  GalleryProps,
  'pictures' | 'index' | 'zoomLabel' | 'ratio' | 'sizes' | 'pairSizes' | 'image'
> &
  Pick<ChoiceProps, 'onKeyDown'> & {
    readonly track: RefObject<HTMLUListElement | null>
    readonly onOpen: (index: number) => void
  }

/**
 * The large pictures, one in view or all in a stack; each opens the lightbox. Only the current one can be reached by
 * Tab.
 */
function Slides({
  track,
  pictures,
  index,
  zoomLabel,
  ratio = '8/9',
  sizes,
  pairSizes = sizes,
  image,
  onOpen,
  onKeyDown,
}: SlidesProps) {
  const toSlide = ({ video, ...picture }: GalleryPicture, position: number) => {
    const shown = {
      ratio,
      sizes: isPaired(position, pictures.length) ? pairSizes : sizes,
      image,
      priority: position === 0 ? 'high' : 'low',
    } as const
    if (video !== undefined)
      return <GalleryVideo {...shown} picture={picture} video={video} isAway={position !== index} />
    return (
      <button
        type="button"
        className={styles.zoom}
        data-part="zoom"
        tabIndex={position === index ? undefined : -1}
        onClick={() => onOpen(position)}
        onKeyDown={onKeyDown}
        aria-haspopup="dialog"
      >
        <Picture {...picture} {...shown} />
        <span className={hidden}>{zoomLabel}</span>
      </button>
    )
  }
  return (
    <ul ref={track} className={styles.track} data-part="track">
      {pictures.map((picture, position) => (
        <li key={picture.src} className={styles.slide} data-part="slide">
          {toSlide(picture, position)}
        </li>
      ))}
    </ul>
  )
}

/**
 * Whether a picture shares its row of the stack. The first has its own row, and so does a last one that would be alone.
 */
function isPaired(position: number, count: number): boolean {
  return position > 0 && !(position === count - 1 && count % 2 === 0)
}

/** Moves the focus to a slide, which may be out of view until the next frame and then cannot take it. */
function focusSlide(track: HTMLElement | null, index: number, options?: FocusOptions): void {
  const face = track?.children[index]?.querySelector<HTMLElement>('button, video')
  requestAnimationFrame(() => face?.focus(options))
}

/** Plays the video of a slide, if it has one. A refusal, such as of a broken file, is shown by its controls. */
function playVideo(track: HTMLElement | null, index: number): void {
  const video = track?.children[index]?.querySelector('video')
  void video?.play().catch(() => undefined)
}

/** Brings a picture into view: swipes the track to it, or scrolls the window to its place in the stack. */
function showSlide(track: HTMLElement | null, index: number): void {
  if (track === null) return
  if (track.scrollWidth > track.clientWidth) return scrollToSlide(track, index, 'instant')
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  track.children[index]?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' })
}

/** Synchronises the track and the index: a swipe changes the index, a new index brings its picture into view. */
function useSlides({ index, onIndexChange }: Pick<GalleryProps, 'index' | 'onIndexChange'>) {
  const ref = useRef<HTMLUListElement>(null)
  const seen = useRef(0)
  const { index: inView } = useTrack(ref)
  const report = useEffectEvent((next: number) => onIndexChange(next))
  useEffect(() => {
    if (inView === seen.current) return
    seen.current = inView
    report(inView)
  }, [inView])
  const isFirst = useRef(true)
  useEffect(() => {
    const isMount = isFirst.current
    isFirst.current = false
    const track = ref.current
    if (index === seen.current || !track) return
    seen.current = index
    // When a page opens with a later picture, it must not scroll away from its top.
    if (!isMount || track.scrollWidth > track.clientWidth) showSlide(track, index)
  }, [index])
  return ref
}

/**
 * Pictures of one thing. Wide windows show all of them in a stack of two columns, with thumbnails beside it that scroll
 * to each; narrow windows show a swipeable row, with dots and a counter. Arrow keys move between the pictures; a click
 * opens the lightbox, whose code is loaded then. A video plays in its place; choosing its thumbnail or dot plays it.
 */
export function Gallery(props: GalleryProps) {
  const { label, pictures, index, onIndexChange, positionLabels, image } = props
  const track = useSlides({ index, onIndexChange })
  // Undefined until it is first opened.
  const [isOpen, setIsOpen] = useState<boolean>()
  const isSingle = pictures.length < 2
  const open = (position: number): void => {
    onIndexChange(position)
    setIsOpen(true)
  }
  const close = (): void => {
    setIsOpen(false)
    focusSlide(track.current, index)
  }
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const next = index + getArrowStep(event)
    if (next === index || next < 0 || next >= pictures.length) return
    event.preventDefault()
    onIndexChange(next)
    if (event.currentTarget.ariaHasPopup === null) return
    focusSlide(track.current, next, { preventScroll: true })
  }
  const choose = (next: number): void => {
    onIndexChange(next)
    showSlide(track.current, next)
    playVideo(track.current, next)
  }
  const names = positionLabels.map((name, at) => pictures[at]?.video?.playLabel ?? name)
  const choice = { positionLabels: names, index, onChoose: choose, onKeyDown: press }
  return (
    <section
      {...toRoot('gallery', props, classNames(styles.root, isSingle && styles.single))}
      aria-label={label}
    >
      {!isSingle && <Thumbnails {...choice} pictures={pictures} image={image} />}
      <div className={styles.stage} data-part="stage">
        <Slides {...props} track={track} onOpen={open} onKeyDown={press} />
        {!isSingle && <Dots {...choice} />}
      </div>
      {isOpen !== undefined && (
        <Suspense>
          <GalleryLightbox
            open={isOpen}
            onOpenChange={close}
            label={label}
            pictures={pictures}
            index={index}
            onIndexChange={onIndexChange}
            positionLabels={positionLabels}
            previousLabel={props.previousLabel}
            nextLabel={props.nextLabel}
            magnifyLabel={props.magnifyLabel}
            closeLabel={props.closeLabel}
            image={image}
          />
        </Suspense>
      )}
    </section>
  )
}
