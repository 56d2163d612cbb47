import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Text } from '../text/text.tsx'
import { Drawer } from './drawer.tsx'

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    title: 'Filters',
    closeLabel: 'Close',
    children: <Text>Price, material, scent.</Text>,
    footer: <Button fullWidth>See results (13)</Button>,
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Your bag</Button>
      <Drawer open={isOpen} onClose={() => setIsOpen(false)} title="Your bag" closeLabel="Close">
        <Text>Nothing in it yet.</Text>
      </Drawer>
    </>
  )
}

export const Default: Story = {
  render: () => <Opener />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Your bag' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog', { name: 'Your bag' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBeCloseTo(window.innerWidth, 0))
    await expect(getComputedStyle(document.body).overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const End: Story = {}
export const Start: Story = { args: { side: 'start', title: 'Menu' } }
export const Bottom: Story = { args: { side: 'bottom' } }
export const Top: Story = {
  args: { side: 'top', title: 'Search', titleDisplay: 'hidden', footer: undefined },
}
