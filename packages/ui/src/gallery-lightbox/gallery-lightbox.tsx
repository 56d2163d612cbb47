'use client'

import { HeadingLevel } from '@ariakit/react/heading'
import { Dialog, DialogHeading } from '@ariakit/react/dialog'
import { type KeyboardEvent, useState } from 'react'
import { chevronEndIcon, chevronStartIcon, closeIcon } from '../icons/icons.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { loopFocus } from '../parts/focus-loop.ts'
import { type ImageComponent, Picture, type PictureSource } from '../picture/picture.tsx'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './gallery-lightbox.css.ts'
import { getArrowStep } from '../gallery/gallery-keys.ts'

export interface GalleryLightboxMessages {
  /** One per picture: `Picture 1 of 4`. */
  readonly positions: readonly string[]
  readonly previous: string
  readonly next: string
  /** Name of the switch in the large view: `Magnify`. */
  readonly magnify: string
  readonly close: string
}

export interface GalleryLightboxProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly label: string
  readonly pictures: readonly PictureSource[]
  readonly index: number
  readonly onIndexChange: (index: number) => void
  readonly messages: GalleryLightboxMessages
  readonly image?: ImageComponent
}

/** Pictures as large as the window, or magnified to twice that size. Arrow keys go through them, Escape closes. */
export function GalleryLightbox(props: GalleryLightboxProps) {
  const { open, onClose, label, pictures, index, onIndexChange, messages, image } = props
  const [isZoomed, setIsZoomed] = useState(false)
  const picture = pictures[index]
  const count = pictures.length
  const go = (by: number): void => {
    setIsZoomed(false)
    onIndexChange((index + by + count) % count)
  }
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    loopFocus(event)
    const step = isZoomed ? 0 : getArrowStep(event)
    if (step !== 0) go(step)
  }
  return (
    <Dialog open={open} onClose={onClose} unmountOnHide className={styles.lightbox} onKeyDown={press}>
      <header className={styles.bar}>
        <HeadingLevel>
          <DialogHeading className={hidden}>{label}</DialogHeading>
        </HeadingLevel>
        <p aria-live="polite">{messages.positions[index]}</p>
        <div className={styles.controls}>
          {count > 1 && (
            <>
              <IconButton icon={chevronStartIcon} mirrored label={messages.previous} onClick={() => go(-1)} />
              <IconButton icon={chevronEndIcon} mirrored label={messages.next} onClick={() => go(1)} />
            </>
          )}
          <IconButton icon={closeIcon} label={messages.close} onClick={onClose} />
        </div>
      </header>
      <div className={styles.view} data-zoomed={isZoomed || undefined}>
        <button
          type="button"
          className={styles.face}
          aria-pressed={isZoomed}
          aria-label={messages.magnify}
          onClick={() => setIsZoomed((zoomed) => !zoomed)}
        >
          {picture && (
            <Picture
              {...picture}
              ratio="fill"
              fit="contain"
              corners="none"
              sizes="200vw"
              image={image}
              priority="high"
            />
          )}
        </button>
      </div>
    </Dialog>
  )
}
