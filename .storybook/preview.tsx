import '../packages/ui/src/style/layers.css.ts'
import '../packages/ui/src/theme/theme-defaults.css.ts'
import '../packages/ui/src/reset/reset.css.ts'
import '../packages/ui/src/font-files/fonts.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { type ComponentProps, lazy, Suspense, useContext, useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import { getStoryTheme, readThemeOptions } from '../packages/ui/src/stories/theme/story-themes.ts'
import { applyTheme } from '../packages/ui/src/theme/theme.ts'
import { addKitArgTypes } from './arg-types.ts'
import { PageContext } from './docs/page-context.ts'
import { showHighContrast } from './high-contrast.ts'
import { globalTypes, toDirection, toLanguageTag, viewports } from './toolbar.ts'

const isTest = import.meta.env.STORYBOOK_THEME !== undefined

const withSettings: Decorator = (Story, { globals, parameters }) => {
  const { theme, settings, locale, direction, motion, contrast, textSize } = globals
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = toLanguageTag(locale)
    root.dir = toDirection(locale, direction)
    root.dataset.motion = String(motion)
    root.style.fontSize = `${Number(textSize)}%`
  }, [locale, direction, motion, textSize])
  useLayoutEffect(
    // Beside other themes a story has one of its own, which is not the page's.
    () =>
      parameters.isScoped === true
        ? undefined
        : applyTheme(document.documentElement, getStoryTheme({ theme, settings })),
    [theme, settings, parameters.isScoped],
  )
  useLayoutEffect(() => (contrast === 'high' ? showHighContrast() : undefined), [contrast])
  return <Story />
}

/** Loaded lazily, since only docs pages need it. */
const GuideContainer = lazy(async () => ({
  default: (await import('./docs/guide-container.tsx')).GuideContainer,
}))

function Container(props: ComponentProps<typeof GuideContainer>) {
  return (
    <Suspense>
      <GuideContainer {...props} />
    </Suspense>
  )
}

const Docs = () => useContext(PageContext)

/** Parts that load when they are first needed come from a server that may have to compile them. */
configure({ asyncUtilTimeout: 8000 })

const preview: Preview = {
  decorators: [withSettings],
  // The shop's own parts need the settings themselves.
  loaders: [({ globals }) => ({ theme: readThemeOptions(globals) })],
  tags: ['autodocs'],
  argTypesEnhancers: [addKitArgTypes],
  parameters: {
    isTest,
    // In tests only violations are worked out, since the rest costs more than the rules.
    a11y: { test: 'error', ...(isTest && { options: { resultTypes: ['violations'] } }) },
    docs: {
      container: Container,
      page: Docs,
      // Headings of the page alone, not those of what the stories show.
      toc: { headingSelector: 'h2[id], h3[id]', ignoreSelector: '[data-example] *' },
    },
    layout: 'padded',
    controls: { expanded: true },
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Foundations',
          ['Theme', 'Typography', 'Layout', 'Motion', 'Tokens', 'Four themes', 'Theme editor', '*'],
          'Components',
          'Patterns',
          'Pages',
          ['Home', 'Listing', 'Category', 'Product', 'Search', 'Search panel', 'Bag', 'Order placed', '*'],
          'Changelog',
        ],
      },
    },
  },
  initialGlobals: {
    theme: import.meta.env.STORYBOOK_THEME ?? 'sorrel',
    settings: '',
    locale: 'en',
    direction: import.meta.env.STORYBOOK_DIRECTION ?? 'ltr',
    contrast: 'normal',
    network: 'fast',
    motion: 'full',
    textSize: '100',
  },
  globalTypes,
}

export default preview
