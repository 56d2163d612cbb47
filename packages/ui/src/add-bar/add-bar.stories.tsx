import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { atExtremes, doAndDont, drawn } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Heading } from '../heading/heading.tsx'
import { Picture } from '../picture/picture.tsx'
import { pictures } from '../stories/samples.ts'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { AddBar } from './add-bar.tsx'

const inWindow = { docs: { story: { inline: false, height: '20rem' } } }

const toButton = (label: string) => (
  <Button size="lg" fullWidth>
    {label}
  </Button>
)

const meta = {
  title: 'Components/Add bar',
  component: AddBar,
  parameters: inWindow,
  globals: { viewport: { value: 'phone' } },
  args: { price: '£6.50', action: toButton('Add to bag'), children: toButton('Add to bag · £6.50') },
} satisfies Meta<typeof AddBar>

export default meta
type Story = StoryObj<typeof meta>

/** The main button is in sight, so the bar is not. */
export const Default: Story = {}

/** The main button is below the window. */
export const Away: Story = {
  render: (args) => (
    <Stack align="stretch">
      <div style={{ blockSize: '150vh' }}>
        <Text>Pictures and choices.</Text>
      </div>
      <AddBar {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const bar = document.querySelector('[data-part="add-bar"]')
    await waitFor(() => expect(bar).toHaveAttribute('data-away', 'below'))
    await expect(canvas.getByRole('button', { name: 'Add to bag · £6.50' })).toBeInTheDocument()
  },
}

/** A disabled button stays where it is. */
export const SoldOut: Story = {
  args: {
    action: <Button disabled>Sold out</Button>,
    children: (
      <Button size="lg" disabled fullWidth>
        Sold out
      </Button>
    ),
  },
  play: () => expect(document.querySelector('[data-part="add-bar"]')).not.toBeVisible(),
}

export const Extremes: Story = atExtremes(AddBar, {
  width: 'natural',
  long: {
    price: '12.345,67 €',
    action: <Button fullWidth>In den Warenkorb legen und weiter einkaufen</Button>,
  },
  rightToLeft: { price: '٦٫٥٠ ر.س', action: <Button fullWidth>أضف إلى الحقيبة</Button> },
})

/** At the end of a product page's choices. */
export const Composition: Story = drawn((args) => (
  <Stack align="stretch">
    <Picture {...pictures.soap} ratio="8/9" />
    <Heading level={1} size="3xl">
      Oat & Honey Soap Bar
    </Heading>
    <AddBar {...args} />
  </Stack>
))

export const DoAndDont: Story = {
  ...doAndDont(AddBar, {
    good: {},
    goodWhy: 'The same action in both places.',
    bad: { price: 'Only today!', action: <Button fullWidth>Subscribe to our letter</Button> },
    badWhy: 'The bar covers the page for something other than its main action.',
  }),
  parameters: inWindow,
}
