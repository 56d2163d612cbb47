import { layoutStyle, layoutVariants } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })
const from = (media: string, count: number) => ({ '@media': { [media]: columns(count) } })

export const grid = layoutStyle({ display: 'grid' })
export const base = layoutVariants({ '1': columns(1), '2': columns(2), '3': columns(3), '4': columns(4) })
export const tablet = layoutVariants({
  '1': from(MEDIA.tablet, 1),
  '2': from(MEDIA.tablet, 2),
  '3': from(MEDIA.tablet, 3),
  '4': from(MEDIA.tablet, 4),
})
export const desktop = layoutVariants({
  '1': from(MEDIA.desktop, 1),
  '2': from(MEDIA.desktop, 2),
  '3': from(MEDIA.desktop, 3),
  '4': from(MEDIA.desktop, 4),
  '5': from(MEDIA.desktop, 5),
  '6': from(MEDIA.desktop, 6),
})
