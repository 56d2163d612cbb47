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
import { classNames } from '../parts/class-names.ts'
import { scrollToSlide, useTrack } from '../parts/scroll-track.ts'
import type { GalleryLightboxMessages } from '../gallery-lightbox/gallery-lightbox.tsx'
import { type ImageComponent, Picture, type PictureProps, type PictureSource } from '../picture/picture.tsx'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './gallery.css.ts'
import { getArrowStep } from './gallery-keys.ts'

const GalleryLightbox = lazy(async () => ({
  default: (await import('../gallery-lightbox/gallery-lightbox.tsx')).GalleryLightbox,
}))

/** Every word of a gallery. */
export interface GalleryMessages extends GalleryLightboxMessages {
  /** Name of the button on a picture: `Open large picture`. */
  readonly zoom: string
}

export interface GalleryProps {
  /** Name of the region. */
  readonly label: string
  readonly pictures: readonly PictureSource[]
  /** Index of the picture in view, from 0; a chosen variant sets it. */
  readonly index: number
  readonly onIndexChange: (index: number) => void
  readonly messages: GalleryMessages
  /** Default `8/9`. */
  readonly ratio?: PictureProps['ratio']
  /** Width of the large picture, as the `sizes` attribute. */
  readonly sizes?: string
  readonly image?: ImageComponent
}

interface ChoiceProps {
  readonly messages: GalleryMessages
  readonly index: number
  readonly onChoose: (index: number) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

function Thumbnails({
  pictures,
  messages,
  index,
  onChoose,
  onKeyDown,
  image,
}: ChoiceProps & Pick<GalleryProps, 'pictures' | 'image'>) {
  return (
    <ul className={styles.thumbnails}>
      {pictures.map((picture, position) => (
        <li key={picture.src}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={messages.positions[position]}
            aria-current={position === index}
            onClick={() => onChoose(position)}
            onKeyDown={onKeyDown}
          >
            <Picture {...picture} alt="" ratio="8/9" corners="none" sizes="88px" image={image} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Dots({ messages, index, onChoose, onKeyDown }: ChoiceProps) {
  return (
    <div className={styles.foot}>
      <div className={styles.dots}>
        {messages.positions.map((name, position) => (
          <button
            key={name}
            type="button"
            className={styles.dot}
            aria-label={name}
            aria-current={position === index}
            onClick={() => onChoose(position)}
            onKeyDown={onKeyDown}
          />
        ))}
      </div>
      <span className={styles.counter} aria-hidden="true">
        {index + 1} / {messages.positions.length}
      </span>
    </div>
  )
}

type SlidesProps = Pick<GalleryProps, 'pictures' | 'index' | 'messages' | 'ratio' | 'sizes' | 'image'> &
  Pick<ChoiceProps, 'onKeyDown'> & {
    readonly track: RefObject<HTMLUListElement | null>
    readonly onOpen: () => void
  }

/** The large pictures, one in view; each opens the large view. */
function Slides({
  track,
  pictures,
  index,
  messages,
  ratio = '8/9',
  sizes,
  image,
  onOpen,
  onKeyDown,
}: SlidesProps) {
  return (
    <ul ref={track} className={styles.track}>
      {pictures.map((picture, position) => (
        <li key={picture.src} className={styles.slide} inert={position !== index}>
          <button
            type="button"
            className={styles.zoom}
            onClick={onOpen}
            onKeyDown={onKeyDown}
            aria-haspopup="dialog"
          >
            <Picture
              {...picture}
              ratio={ratio}
              sizes={sizes}
              image={image}
              priority={position === 0 ? 'high' : 'low'}
            />
            <span className={hidden}>{messages.zoom}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Keeps the track and the index in step: a swipe changes the index, a new index moves the track. */
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
  useEffect(() => {
    if (index === seen.current || !ref.current) return
    seen.current = index
    scrollToSlide(ref.current, index, 'instant')
  }, [index])
  return ref
}

/**
 * Pictures of one thing. Wide windows show thumbnails beside the picture; narrow ones swipe, with dots and a counter.
 * Arrow keys go through the pictures, a click opens the large view, whose code loads then.
 */
export function Gallery(props: GalleryProps) {
  const { label, pictures, index, onIndexChange, messages, image } = props
  const track = useSlides({ index, onIndexChange })
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const isSingle = pictures.length < 2
  const open = (): void => {
    setWasOpened(true)
    setIsOpen(true)
  }
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const next = index + getArrowStep(event)
    if (next === index || next < 0 || next >= pictures.length) return
    event.preventDefault()
    onIndexChange(next)
  }
  const choice = { messages, index, onChoose: onIndexChange, onKeyDown: press }
  return (
    <section className={classNames(styles.root, isSingle && styles.single)} aria-label={label}>
      {!isSingle && <Thumbnails {...choice} pictures={pictures} image={image} />}
      <div className={styles.stage}>
        <Slides {...props} track={track} onOpen={open} onKeyDown={press} />
        {!isSingle && <Dots {...choice} />}
      </div>
      {wasOpened && (
        <Suspense>
          <GalleryLightbox
            open={isOpen}
            onClose={() => setIsOpen(false)}
            label={label}
            pictures={pictures}
            index={index}
            onIndexChange={onIndexChange}
            messages={messages}
            image={image}
          />
        </Suspense>
      )}
    </section>
  )
}
