import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, useLayoutEffect, useRef } from 'react'
import { expect } from 'storybook/test'
import { closeIcon, menuIcon, searchIcon } from '../icons/icons.ts'
import { MobileNavigation } from '../mobile-navigation/mobile-navigation.tsx'
import { header } from '../stories/shop-header.css.ts'
import { SlideDown, type SlideDownProps } from './slide-down.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { Banner } from '../banner/banner.tsx'
import { doAndDont } from '../stories/matrix.tsx'
import { Box } from '../box/box.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { navigation, toNavigation } from '../stories/navigation.ts'
import { numbered } from '../stories/samples.ts'
import { useHeld } from '../stories/use-held.ts'

const meta = {
  title: 'Components/Slide down',
  component: SlideDown,
  parameters: { layout: 'fullscreen' },
  args: {
    open: false,
    id: 'menu',
    label: 'Menu',
    pace: 'menu',
    children: <MobileNavigation label="Main" items={navigation} allLabels={{ bath: 'All Bath & Body' }} />,
  },
} satisfies Meta<typeof SlideDown>

export default meta
type Story = StoryObj<typeof meta>

function Header(props: SlideDownProps) {
  const [open, setOpen] = useHeld(props.open)
  return (
    <Box as="header" style={{ position: 'relative' }}>
      <IconButton
        icon={open ? closeIcon : menuIcon}
        label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls="menu"
        onClick={() => setOpen(!open)}
      />
      <SlideDown {...props} open={open} />
    </Box>
  )
}

/** Links in a closed sheet cannot be reached; those in an open sheet follow the button in the order of Tab. */
export const Default: Story = { render: (args) => <Header {...args} />, tags: ['!test'] }

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const gifts = canvasElement.querySelector('a[href="#gifts"]')
    await expect(gifts?.checkVisibility({ visibilityProperty: true })).toBe(false)
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true')
    await expect(await canvas.findByRole('link', { name: 'Gifts' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText('Bath & Body').closest('summary')).toHaveFocus()
  },
}
function SearchHeader() {
  const [isOpen, setIsOpen] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isOpen) field.current?.querySelector('input')?.focus()
  }, [isOpen])
  return (
    <Box as="header" className={header}>
      <IconButton
        icon={searchIcon}
        label="Search"
        aria-expanded={isOpen}
        aria-controls="search"
        onClick={() => setIsOpen(!isOpen)}
      />
      <SlideDown open={isOpen} id="search" label="Search" pace="search">
        <div ref={field}>
          <Box inset="24">
            <SearchField label="Search the shop" clearLabel="Clear" />
          </Box>
        </div>
      </SlideDown>
    </Box>
  )
}

/** The focus moves in with the first frame, before the sheet has slid down. */
export const Search: Story = { render: () => <SearchHeader />, tags: ['!test'] }

export const SearchTest: Story = {
  ...Search,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(canvas.getByRole('searchbox', { name: 'Search the shop' })).toHaveFocus()
  },
}

/** Duration: 1000 ms for the menu, 700 ms for the search. */
export const Paces: Story = {
  render: () => (
    <Box className={header} insetBlock="24">
      <SlideDown open={false} id="menu-sheet" label="Menu sheet" pace="menu">
        menu
      </SlideDown>
      <SlideDown open={false} id="search-sheet" label="Search sheet" pace="search">
        search
      </SlideDown>
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const getPace = (id: string): string => {
      const sheet = canvasElement.querySelector(`#${id}`)
      return sheet ? getComputedStyle(sheet).transitionDuration : ''
    }
    await expect(getPace('menu-sheet')).toBe('1s')
    await expect(getPace('search-sheet')).toBe('0.7s')
  },
}

/** Taller than the window: the sheet scrolls, the page behind does not move. */
export const Long: Story = {
  parameters: { docs: { story: { inline: false } } },
  render: () => (
    <Box as="header" className={header} insetBlock="24">
      <SlideDown open id="long-sheet" label="Long sheet" pace="menu">
        <MobileNavigation
          label="Long"
          items={toNavigation(numbered(20, (number) => `Entry ${number}`))}
          allLabels={{}}
        />
      </SlideDown>
    </Box>
  ),
}

export const RightToLeft: Story = {
  parameters: { docs: { story: { inline: false } } },
  render: () => (
    <Box as="header" className={header} insetBlock="24" dir="rtl" lang="ar">
      <SlideDown open id="rtl-sheet" label="القائمة" pace="menu">
        <MobileNavigation label="رئيسية" items={toNavigation(['هدايا'])} allLabels={{}} />
      </SlideDown>
    </Box>
  ),
}

/** The menu for narrow windows under its header. */
export const Composition: Story = { render: (args) => <Header {...args} /> }

export const DoAndDont: Story = doAndDont(SlideDown, {
  good: <SearchField label="What it may hold" clearLabel="Clear" />,
  goodWhy: 'A menu or a search, which is used briefly and closed.',
  bad: (
    <Banner tone="info" title="Ten per cent off everything">
      Only today.
    </Banner>
  ),
  badWhy: 'News that slides over the page by itself hides what people came for.',
})
