import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { createToastQueue, type ToastMessage } from '../toast/toast.ts'
import { ToastRegion, type ToastRegionProps } from './toast-region.tsx'
import { SampleCards } from '../stories/sample-card.tsx'
import { Banner } from '../banner/banner.tsx'
import { useState } from 'react'
import { doAndDont } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Inline } from '../inline/inline.tsx'

const meta = {
  title: 'Components/Toast region',
  component: ToastRegion,
  parameters: { controls: { exclude: ['below', 'avoid'] } },
  args: { queue: createToastQueue(), label: 'Notifications', closeLabel: 'Close' },
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

const undo = fn()
const inWindow = { docs: { story: { inline: false } } }

function Bag(props: ToastRegionProps) {
  const [queue] = useState(createToastQueue)
  const add = (): string => queue.add({ tone: 'success', message: 'Added to bag' }, { timeout: 0 })
  const refuse = (): string => queue.add({ tone: 'error', message: 'Only 3 left.' }, { timeout: 0 })
  const remove = (): string =>
    queue.add(
      { tone: 'info', message: 'Removed from your bag', action: { label: 'Undo', onAction: add } },
      { timeout: 0 },
    )
  return (
    <>
      <Inline>
        <Button variant="secondary" onClick={add}>
          Add
        </Button>
        <Button variant="secondary" onClick={refuse}>
          Add four
        </Button>
        <Button variant="secondary" onClick={remove}>
          Remove
        </Button>
      </Inline>
      <ToastRegion {...props} queue={queue} />
    </>
  )
}

export const Default: Story = { render: (args) => <Bag {...args} />, tags: ['!test'] }

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Add four', 'Remove']) await userEvent.click(canvas.getByRole('button', { name }))
    const region = await screen.findByRole('region', { name: /Notifications/ })
    const toasts = within(region)
    await waitFor(() => expect(toasts.getAllByRole('alertdialog')).toHaveLength(2))
    await userEvent.click(toasts.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByText('Removed from your bag')).toBeNull())
    for (const text of ['Added to bag', 'Only 3 left.'])
      await waitFor(() => expect(screen.getByText(text)).toBeVisible())
  },
}

/** Disappears by itself. */
export const Timed: Story = {
  render: (args) => {
    const queue = createToastQueue()
    return (
      <>
        <Button onClick={() => queue.add({ tone: 'success', message: 'Added to bag' }, { timeout: 300 })}>
          success
        </Button>
        <ToastRegion {...args} queue={queue} />
      </>
    )
  },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'success' }))
    await screen.findByText('Added to bag')
    await userEvent.unhover(canvas.getByRole('button', { name: 'success' }))
    await waitFor(() => expect(screen.queryByText('Added to bag')).toBeNull())
  },
}
const held = { timeout: 0 }

function Waiting({ message, locale = 'en' }: { readonly message: ToastMessage; readonly locale?: string }) {
  const [queue] = useState(() => {
    const created = createToastQueue()
    created.add(message, held)
    return created
  })
  return (
    <div lang={locale}>
      <ToastRegion queue={queue} label="Notifications" closeLabel="Close" />
    </div>
  )
}

export const Long: Story = {
  parameters: inWindow,
  render: () => (
    <Waiting
      message={{
        tone: 'warning',
        message:
          'Die Menge der wiederbefüllbaren Handwaschlotion wurde auf den verbleibenden Bestand verringert.',
        action: { label: 'Rückgängig machen', onAction: undo },
      }}
    />
  ),
}

export const RightToLeft: Story = {
  parameters: inWindow,
  globals: { direction: 'rtl' },
  render: () => <Waiting locale="ar" message={{ tone: 'success', message: 'أضيف إلى الحقيبة' }} />,
}

/** Above a page, in its upper corner. */
export const Composition: Story = {
  parameters: inWindow,
  render: () => (
    <>
      <SampleCards level={2} />
      <Waiting
        message={{
          tone: 'info',
          message: 'Removed from your bag',
          action: { label: 'Undo', onAction: undo },
        }}
      />
    </>
  ),
}

/** Below a header, wherever the page is scrolled to meanwhile. */
export const BelowHeader: Story = {
  parameters: { layout: 'fullscreen' },
  tags: ['!dev', '!autodocs'],
  render: () => {
    const queue = createToastQueue()
    return (
      <div style={{ minBlockSize: '200vh' }}>
        <Banner tone="info">Free delivery over £30</Banner>
        <header style={{ position: 'sticky', insetBlockStart: 0, blockSize: '4.5rem' }}>
          <Button onClick={() => queue.add({ tone: 'info', message: 'You are logged out' }, held)}>
            Log out
          </Button>
        </header>
        <ToastRegion queue={queue} label="Notifications" closeLabel="Close" below="header" />
      </div>
    )
  },
  play: async ({ canvas }) => {
    window.scrollTo(0, 200)
    // A user's press would scroll to where the header was.
    canvas.getByRole('button', { name: 'Log out' }).click()
    const toast = await screen.findByRole('alertdialog')
    const getGap = () =>
      toast.getBoundingClientRect().top - canvas.getByRole('banner').getBoundingClientRect().bottom
    await waitFor(() => expect(getGap()).toBeGreaterThanOrEqual(0))
    window.scrollTo(0, 0)
    await waitFor(() => expect(getGap()).toBeGreaterThanOrEqual(0))
  },
}

/** A swipe of 50 px closes a toast, a shorter one does not. */
export const Swipe: Story = {
  parameters: inWindow,
  render: () => <Waiting message={{ tone: 'success', message: 'Added to bag' }} />,
  play: async () => {
    const toast = await screen.findByRole('alertdialog')
    await waitFor(() => expect(screen.getByText('Added to bag')).toBeVisible())
    const swipe = (way: number): void => {
      toast.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 100 }))
      toast.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, clientX: 100 + way }))
    }
    swipe(49)
    await expect(screen.getByText('Added to bag')).toBeVisible()
    swipe(50)
    await waitFor(() => expect(screen.queryByText('Added to bag')).toBeNull())
  },
}

export const DoAndDont: Story = doAndDont(Banner, {
  good: { tone: 'success', onDismiss: undo, dismissLabel: 'Close the good one', children: 'Added to bag' },
  goodWhy: 'One sentence about what was just done.',
  bad: {
    tone: 'info',
    onDismiss: undo,
    dismissLabel: 'Close the bad one',
    children: 'Please confirm your email address within 24 hours, otherwise your account will be closed.',
  },
  badWhy: 'It disappears after five seconds, before anyone has read it.',
})
