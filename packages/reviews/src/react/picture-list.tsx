import { Picture } from '@sorrel/ui/picture'
import type { Review, ReviewPicture } from '../model.ts'
import type { HostApp } from './host-app.ts'
import * as styles from './reviews.css.ts'

export interface ShownPicture {
  readonly picture: ReviewPicture
  readonly alt: string
}

const THUMBNAIL_PX = 88

/** The pictures of the reviews, counted through. */
export function toShownPictures(
  reviews: readonly Pick<Review, 'images' | 'userName'>[],
  t: HostApp['t'],
): readonly ShownPicture[] {
  const all = reviews.flatMap(({ images, userName: name }) => images.map((picture) => ({ picture, name })))
  const total = all.length
  return all.map(({ picture, name }, index) => ({
    picture,
    alt: t('reviews.image', { index: index + 1, total, name }),
  }))
}

export interface PictureListProps {
  readonly label: string
  readonly pictures: readonly ShownPicture[]
  /** A `strip` scrolls; `rows` wrap. */
  readonly layout: 'strip' | 'rows'
  readonly app: HostApp
  /** Opens a picture by its index. Without it a picture is a link to its file. */
  readonly onPictureOpen?: ((index: number) => void) | undefined
}

/** Small square pictures. */
export function PictureList({ label, pictures, layout, app: { image }, onPictureOpen }: PictureListProps) {
  return (
    <ul className={styles.pictures[layout]} aria-label={label}>
      {pictures.map(({ picture, alt }, index) => {
        const thumbnail = (
          <Picture {...toThumbnail(picture)} alt={alt} ratio="1/1" corners="nested" image={image} />
        )
        return (
          <li key={picture.id}>
            {onPictureOpen ? (
              <button type="button" className={styles.picture} onClick={() => onPictureOpen(index)}>
                {thumbnail}
              </button>
            ) : (
              <a className={styles.picture} href={picture.url}>
                {thumbnail}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The narrowest file that is sharp at this size on a high-resolution screen. */
export function toThumbnail(picture: ReviewPicture) {
  const enough = picture.sources.find(({ width }) => width >= 2 * THUMBNAIL_PX)
  return { src: enough?.url ?? picture.url, width: THUMBNAIL_PX, height: THUMBNAIL_PX }
}
