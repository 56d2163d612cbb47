import type { ImageComponent } from '@sorrel/ui/picture'

/** A plain image. A component that chooses a file by its width takes its place here, if the store makes several. */
export const ShopImage: ImageComponent = 'img'
