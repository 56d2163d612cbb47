import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTheme } from '@sorrel/ui/theme'
import { themePresets } from '@sorrel/ui/theme-presets'
import { expect, within } from 'storybook/test'
import { Full } from '#features/cart/cart-screen.stories.tsx'
import { Standard as Product } from '#features/product/product-screen.stories.tsx'
import { drawPage } from './draw-page.tsx'
import { findThemeColors } from './find-theme-colors.ts'
import { shopStory } from './shop-story.tsx'
import { storyHome } from './story-home.ts'

/** Whole pages in the brands of other shops. No colour of Sorrel’s palette is left on them. */
const meta = {
  title: 'Pages/Brands',
  ...shopStory,
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement, globals }) => {
    const name = globals.theme === 'onyx' ? 'onyx' : 'sherbet'
    await within(canvasElement).findAllByRole('heading', { level: 1 })
    const themes = { own: createTheme(themePresets[name]), foreign: createTheme(themePresets.sorrel) }
    await expect(findThemeColors(document.documentElement, themes)).toEqual([])
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const onyx = { theme: 'onyx' } as const
const sherbet = { theme: 'sherbet' } as const

const shell = { hasShell: true } as const

/** Its merchant chose no colours for single blocks. */
const sections: typeof storyHome = JSON.parse(
  JSON.stringify(storyHome, (name, value: unknown) => (name.endsWith('_color') ? undefined : value)),
)
const home: Story = { render: drawPage('Home', sections), parameters: { shop: shell } }
const product: Story = { render: Product.render, parameters: { shop: shell } }
const bag: Story = { render: Full.render, parameters: { shop: { ...Full.parameters?.shop, ...shell } } }

export const OnyxHome: Story = { ...home, globals: onyx }
export const OnyxProduct: Story = { ...product, globals: onyx }
export const OnyxBag: Story = { ...bag, globals: onyx }
export const SherbetHome: Story = { ...home, globals: sherbet }
export const SherbetProduct: Story = { ...product, globals: sherbet }
export const SherbetBag: Story = { ...bag, globals: sherbet }
