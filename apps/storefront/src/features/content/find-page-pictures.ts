import type { ContentSection } from '@sorrel/contracts/content'
import type { Picture } from '@sorrel/domain/product'

/** The pictures that a page's own blocks hold, in the page's order. */
export function findPagePictures(sections: readonly ContentSection[]): readonly Picture[] {
  return sections
    .flatMap((section): readonly (Picture | undefined)[] => {
      switch (section.type) {
        case 'full_width_media':
        case 'heading_with_text':
          return [section.backgroundImage]
        case 'multiple_features':
          return section.features.map(({ image }) => image)
        case 'multiple_panels':
          return section.panels.map((panel) => (panel.type === 'image' ? panel.image : panel.backgroundImage))
        default:
          return []
      }
    })
    .filter((picture) => picture !== undefined)
}
