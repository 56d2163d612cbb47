import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Box } from '../box/box.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { closeIcon, menuIcon } from '../icons/icons.ts'
import { MobileNavigation } from '../mobile-navigation/mobile-navigation.tsx'
import { navigation } from '../stories/navigation.ts'
import { header } from '../stories/shop-parts.css.ts'
import { SlideDown } from './slide-down.tsx'

const meta = {
  title: 'Components/Slide down',
  component: SlideDown,
  parameters: { layout: 'fullscreen' },
  args: { open: false, id: 'menu', label: 'Menu', pace: 'menu', children: null },
} satisfies Meta<typeof SlideDown>

export default meta
type Story = StoryObj<typeof meta>

function Header() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Box as="header" className={header}>
      <IconButton
        icon={isOpen ? closeIcon : menuIcon}
        label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={() => setIsOpen(!isOpen)}
      />
      <SlideDown open={isOpen} id="menu" label="Menu" pace="menu">
        <MobileNavigation label="Main" items={navigation} allLabels={{ bath: 'All Bath & Body' }} />
      </SlideDown>
    </Box>
  )
}

/** Closed nobody lands in it; open its links follow the button. */
export const Default: Story = {
  render: () => <Header />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const gifts = canvasElement.querySelector('a[href="#gifts"]')
    await expect(gifts?.checkVisibility({ visibilityProperty: true })).toBe(false)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true')
    await expect(await canvas.findByRole('link', { name: 'Gifts' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText('Bath & Body').closest('summary')).toHaveFocus()
  },
}
