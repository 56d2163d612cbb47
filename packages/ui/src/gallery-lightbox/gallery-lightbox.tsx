'use client'

import { HeadingLevel } from '@ariakit/react/heading'
import { Dialog, DialogHeading } from '@ariakit/react/dialog'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { chevronEndIcon, chevronStartIcon, closeIcon } from '../icons/icons.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { loopFocus } from '../parts/focus-loop.ts'
import { type ImageComponent, Picture } from '../picture/picture.tsx'
import { type GalleryPicture, GalleryVideo } from '../gallery/gallery-video.tsx'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './gallery-lightbox.css.ts'
import { getArrowStep } from '../parts/scroll-track.ts'
import { type RootProps, toRoot } from '../parts/root.ts'

/** Texts of the large view. */
export interface GalleryLightboxLabels {
  /** One per picture: `Picture 1 of 4`. */
  readonly positionLabels: readonly string[]
  readonly previousLabel: string
  readonly nextLabel: string
  /** Name of the switch in the large view: `Magnify`. */
  readonly magnifyLabel: string
  readonly closeLabel: string
}

export interface GalleryLightboxProps extends RootProps, GalleryLightboxLabels {
  readonly open: boolean
  /** Called with `false` by Escape or the close button. */
  readonly onOpenChange: (open: boolean) => void
  readonly label: string
  readonly pictures: readonly GalleryPicture[]
  readonly index: number
  readonly onIndexChange: (index: number) => void
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

type ControlsProps = Pick<
  GalleryLightboxProps,
  'pictures' | 'previousLabel' | 'nextLabel' | 'closeLabel' | 'onOpenChange'
> & { readonly onStep: (by: 1 | -1) => void }

function Controls({ pictures, previousLabel, nextLabel, closeLabel, onOpenChange, onStep }: ControlsProps) {
  return (
    <div className={styles.controls} data-part="controls">
      {pictures.length > 1 && (
        <>
          <IconButton icon={chevronStartIcon} mirrored label={previousLabel} onClick={() => onStep(-1)} />
          <IconButton icon={chevronEndIcon} mirrored label={nextLabel} onClick={() => onStep(1)} />
        </>
      )}
      <IconButton icon={closeIcon} label={closeLabel} onClick={() => onOpenChange(false)} />
    </div>
  )
}

/** Pictures as large as the window, or magnified to twice that size. Arrow keys move between them, Escape closes. */
export function GalleryLightbox(props: GalleryLightboxProps) {
  const { open, onOpenChange, label, pictures, index, onIndexChange, image } = props
  const [isZoomed, setIsZoomed] = useState(false)
  const picture = pictures[index]
  const count = pictures.length
  const shown = { ratio: 'fill', fit: 'contain', sizes: '200vw', image, priority: 'high' } as const
  const go = (by: number): void => {
    setIsZoomed(false)
    onIndexChange((index + by + count) % count)
  }
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    loopFocus(event)
    // In a video the arrow keys seek.
    const step = isZoomed || event.target instanceof HTMLVideoElement ? 0 : getArrowStep(event)
    if (step !== 0) go(step)
  }
  return (
    <Dialog
      {...toRoot('gallery-lightbox', props, styles.lightbox, { open, zoomed: isZoomed })}
      open={open}
      onClose={() => onOpenChange(false)}
      unmountOnHide
      onKeyDown={press}
    >
      <div className={styles.bar} data-part="header">
        <HeadingLevel>
          <DialogHeading className={hidden}>{label}</DialogHeading>
        </HeadingLevel>
        <p aria-live="polite" data-part="position">
          {props.positionLabels[index]}
        </p>
        <Controls {...props} onStep={go} />
      </div>
      {picture?.video === undefined ? (
        <Magnifier
          isZoomed={isZoomed}
          label={props.magnifyLabel}
          onToggle={() => setIsZoomed((zoomed) => !zoomed)}
        >
          {picture && <Picture {...picture} {...shown} corners="none" />}
        </Magnifier>
      ) : (
        <div className={styles.view} data-part="view">
          <GalleryVideo key={picture.src} {...shown} picture={picture} video={picture.video} />
        </div>
      )}
    </Dialog>
  )
}
