import { LOCALES, PSEUDO_LOCALE } from '../packages/i18n/src/locales.ts'
import type { Preview } from '@storybook/react-vite'
import { STORY_THEMES } from '../packages/ui/src/stories/theme/story-themes.ts'

type GlobalTypes = NonNullable<Preview['globalTypes']>

const toItems = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }))

/** A language's own name: `français`. */
const toName = (code: string) => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code

/** The choices of the toolbar. Storybook keeps each in the address (`globals=theme:ember;direction:rtl`). */
export const globalTypes: GlobalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: toItems(STORY_THEMES),
    },
  },
  locale: {
    description: 'Language of the words',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: toItems({
        ...Object.fromEntries(LOCALES.map((code) => [code, toName(code)])),
        pseudo: 'Pseudo, longer',
        bidi: 'Pseudo, right to left',
      }),
    },
  },
  direction: {
    description: 'Direction of the text: left to right, right to left',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: toItems({ ltr: 'LTR', rtl: 'RTL' }),
    },
  },
  contrast: {
    description: 'Contrast of the operating system',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: toItems({ normal: 'Contrast', high: 'High contrast' }),
    },
  },
  network: {
    description: 'Network of the shop’s parts',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: toItems({ fast: 'Online', slow: 'Slow network', offline: 'Offline' }),
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: toItems({ full: 'Motion', reduced: 'Reduced motion' }),
    },
  },
  textSize: {
    description: 'Text size of the browser',
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: toItems({ '100': '100 %', '150': '150 %', '200': '200 %' }),
    },
  },
}

const toViewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** Window sizes of the toolbar; the choice is the global `viewport` (`globals=viewport.value:phone`). */
export const viewports = {
  narrow: toViewport('Narrowest, 320', 320, 640),
  phone: toViewport('Phone, 375', 375, 812),
  tablet: toViewport('Tablet, 768', 768, 1024),
  desktop: toViewport('Desktop, 1280', 1280, 900),
  wide: toViewport('Wide, 1920', 1920, 1080),
}

/** English from right to left; see `shopStory`. */
const BIDI_LOCALE = 'en-XB'

/** The page's language tag: the pseudo-locales get private tags of English. */
export const toLanguageTag = (locale: unknown): string =>
  locale === 'pseudo' ? PSEUDO_LOCALE : locale === 'bidi' ? BIDI_LOCALE : String(locale)

/** The page's direction: that of its language where it has one of its own. */
export const toDirection = (locale: unknown, direction: unknown): string =>
  locale === 'bidi' ? 'rtl' : String(direction)
