'use client'

import { HeadingLevel } from '@ariakit/react/heading'
import { Dialog, DialogHeading } from '@ariakit/react/dialog'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { chevronEndIcon, chevronStartIcon, closeIcon } from '../icons/icons.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { loopFocus } from '../parts/focus-loop.ts'
import { type ImageComponent, Picture, type PictureSource } from '../picture/picture.tsx'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './gallery-lightbox.css.ts'
import { getArrowStep } from '../parts/scroll-track.ts'
import { type RootProps, toRoot } from '../parts/root.ts'

export interface GalleryLightboxMessages {
  /** One per picture: `Picture 1 of 4`. */
  readonly positions: readonly string[]
  readonly previous: string
  readonly next: string
  /** Name of the switch in the large view: `Magnify`. */
  readonly magnify: string
  readonly close: string
}

export interface GalleryLightboxProps extends RootProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly label: string
  readonly pictures: readonly PictureSource[]
  readonly index: number
  readonly onIndexChange: (index: number) => void
  readonly messages: GalleryLightboxMessages
  readonly image?: ImageComponent
}

interface MagnifierProps {
  readonly isZoomed: boolean
  readonly label: string
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** The picture in view: a click magnifies it. */
function Magnifier({ isZoomed, label, onToggle, children }: MagnifierProps) {
  return (
    <div className={styles.view} data-part="view" data-zoomed={isZoomed || undefined}>
      <button
        type="button"
        className={styles.face}
        data-part="zoom"
        aria-pressed={isZoomed}
        aria-label={label}
        onClick={onToggle}
      >
        {children}
      </button>
    </div>
  )
}

/** Pictures as large as the window, or magnified to twice that size. Arrow keys move between them, Escape closes. */
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
    <Dialog
      {...toRoot('gallery-lightbox', props, styles.lightbox, { open, zoomed: isZoomed })}
      open={open}
      onClose={onClose}
      unmountOnHide
      onKeyDown={press}
    >
      <div className={styles.bar} data-part="header">
        <HeadingLevel>
          <DialogHeading className={hidden}>{label}</DialogHeading>
        </HeadingLevel>
        <p aria-live="polite" data-part="position">
          {messages.positions[index]}
        </p>
        <div className={styles.controls} data-part="controls">
          {count > 1 && (
            <>
              <IconButton icon={chevronStartIcon} mirrored label={messages.previous} onClick={() => go(-1)} />
              <IconButton icon={chevronEndIcon} mirrored label={messages.next} onClick={() => go(1)} />
            </>
          )}
          <IconButton icon={closeIcon} label={messages.close} onClick={onClose} />
        </div>
      </div>
      <Magnifier
        isZoomed={isZoomed}
        label={messages.magnify}
        onToggle={() => setIsZoomed((zoomed) => !zoomed)}
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
      </Magnifier>
    </Dialog>
  )
}
