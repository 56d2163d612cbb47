import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen } from 'storybook/test'
import { Dialog } from '../dialog/dialog.tsx'
import { atExtremes, doAndDont } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Text } from '../text/text.tsx'
import { createTheme, toThemeCss } from '../theme/theme.ts'
import { ThemeScope } from './theme-scope.tsx'

const meta = {
  title: 'Foundations/ThemeScope',
  component: ThemeScope,
  args: { children: <Text>A campaign with colours of its own.</Text> },
} satisfies Meta<typeof ThemeScope>

export default meta
type Story = StoryObj<typeof meta>

const BRAND = '#7a1fa2'
const css = toThemeCss(createTheme({ brand: BRAND }), '.story-campaign')

function Campaign() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <style>{css}</style>
      <ThemeScope className="story-campaign">
        <Button onClick={() => setOpen(true)}>Write a review</Button>
        <Dialog open={isOpen} onOpenChange={setOpen} title="Your review" closeLabel="Close">
          <Button onClick={() => setOpen(false)}>Send review</Button>
        </Dialog>
      </ThemeScope>
    </>
  )
}

export const Default: Story = {}

/** The button and the window that it opens are in the colours of the campaign. */
export const Composition: Story = { render: () => <Campaign />, tags: ['!test'] }

export const CompositionTest: Story = {
  ...Composition,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Write a review' })
    await userEvent.click(opener)
    const send = await screen.findByRole('button', { name: 'Send review' })
    await expect(getComputedStyle(send).backgroundColor).toBe('rgb(122, 31, 162)')
    await userEvent.click(send)
    await expect(opener).toHaveFocus()
  },
}

export const Extremes: Story = atExtremes(ThemeScope, { rightToLeft: { children: <Text>بلا بلاستيك</Text> } })

export const DoAndDont: Story = doAndDont(ThemeScope, {
  good: { children: <Text>One campaign on a page of the shop.</Text> },
  goodWhy: 'It looks like part of the page.',
  bad: { children: <Text>Every section has its own colours.</Text> },
  badWhy: 'It is unclear whose shop this is.',
})
