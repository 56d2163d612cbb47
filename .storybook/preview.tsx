import '../packages/ui/src/style/layers.css.ts'
import '../packages/ui/src/theme/theme-defaults.css.ts'
import '../packages/ui/src/reset/reset.css.ts'
import '../packages/ui/src/font-files/fonts.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { applyTheme } from '../packages/ui/src/theme/theme.ts'
import { isThemeName, themes } from './themes.ts'

const withSettings: Decorator = (Story, { globals }) => {
  const { theme, locale, direction, motion, textSize } = globals
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = String(locale)
    root.dir = String(direction)
    root.dataset.motion = String(motion)
    root.style.fontSize = `${Number(textSize)}%`
    return applyTheme(root, themes[isThemeName(theme) ? theme : 'sorrel'])
  }, [theme, locale, direction, motion, textSize])
  return <Story />
}

const preview: Preview = {
  decorators: [withSettings],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Components', 'Patterns', 'Storefront', 'Reviews'] } },
  },
  initialGlobals: {
    theme: import.meta.env.STORYBOOK_THEME ?? 'sorrel',
    locale: 'en',
    direction: import.meta.env.STORYBOOK_DIRECTION ?? 'ltr',
    motion: 'full',
    textSize: '100',
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'sorrel', title: 'Sorrel' },
          { value: 'tide', title: 'Tide' },
          { value: 'ember', title: 'Ember' },
          { value: 'plain', title: 'Plain' },
          { value: 'hostile', title: 'Hostile merchant' },
        ],
      },
    },
    locale: {
      description: 'Language of the page',
      toolbar: { icon: 'globe', dynamicTitle: true, items: ['en', 'fr', 'de', 'ar'] },
    },
    direction: {
      description: 'Direction of the text',
      toolbar: { icon: 'transfer', dynamicTitle: true, items: ['ltr', 'rtl'] },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    textSize: {
      description: 'Text size of the browser',
      toolbar: {
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: '100', title: '100 %' },
          { value: '150', title: '150 %' },
          { value: '200', title: '200 %' },
        ],
      },
    },
  },
}

export default preview
