import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { atExtremes, doAndDont } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Heading } from '../heading/heading.tsx'
import { Stack } from '../stack/stack.tsx'
import { FreeDeliveryMeter } from './free-delivery-meter.tsx'

const meta = {
  title: 'Components/Free-delivery meter',
  component: FreeDeliveryMeter,
  args: { label: 'Free delivery', message: '£8.35 away from free UK delivery', value: 0.72 },
} satisfies Meta<typeof FreeDeliveryMeter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('£8.35 away from free UK delivery')
    await expect(canvas.getByRole('progressbar', { name: 'Free delivery' })).toHaveAttribute(
      'aria-valuetext',
      '£8.35 away from free UK delivery',
    )
  },
}

/** Only the message is left. */
export const Reached: Story = {
  args: { message: 'You have free UK delivery', value: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

/** A change is on its way: the message may change. */
export const Pending: Story = { args: { pending: true } }

export const Extremes: Story = atExtremes(FreeDeliveryMeter, {
  width: 'natural',
  long: { message: 'Noch 1.234,56 € bis zur versandkostenfreien Lieferung innerhalb Deutschlands' },
  zero: { message: '£30.00 away from free UK delivery', value: 0 },
  many: { message: 'You have free UK delivery', value: 40 },
  rightToLeft: { label: 'توصيل مجاني', message: 'بقي ٨٫٣٥ للتوصيل المجاني', value: 0.4 },
})

function Bag() {
  const [isEnough, setEnough] = useState(false)
  return (
    <Stack gap="16" align="stretch">
      <Heading level={2} size="2xl">
        Your bag
      </Heading>
      <FreeDeliveryMeter
        label="Free delivery"
        message={isEnough ? 'You have free UK delivery' : '£8.35 away from free UK delivery'}
        value={isEnough ? 1 : 0.72}
      />
      <Button variant="secondary" onClick={() => setEnough(true)}>
        Add a soap
      </Button>
    </Stack>
  )
}

/** At the top of a bag. */
export const Composition: Story = { render: () => <Bag /> }

export const DoAndDont: Story = doAndDont(FreeDeliveryMeter, {
  good: {},
  goodWhy: 'The amount that is missing, and for what.',
  bad: { message: 'Almost there!' },
  badWhy: 'It is unclear how much is missing, and for what.',
})
