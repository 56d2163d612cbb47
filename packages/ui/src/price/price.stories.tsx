import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../stack/stack.tsx'
import { Price } from './price.tsx'

const meta = { title: 'Components/Price', component: Price, args: { current: '£6.50' } } satisfies Meta<
  typeof Price
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Reduced: Story = {
  render: () => <Price current="£21.00" original="£28.00" originalLabel="Was" currentLabel="Now" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Now £21.00Was £28.00')
  },
}

export const Scheduled: Story = { args: { current: '£5.85', suffix: 'every month' } }

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Price current="£7.00" size="sm" />
      <Price current="£7.00" size="md" />
      <Price current="£7.00" size="lg" />
      <Price
        current="1.234.567,89 €"
        original="2.345.678,90 €"
        originalLabel="Vorher"
        currentLabel="Jetzt"
        suffix="alle drei Monate"
        size="lg"
      />
    </Stack>
  ),
}
