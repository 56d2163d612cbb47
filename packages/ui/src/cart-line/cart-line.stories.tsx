import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Banner } from '../banner/banner.tsx'
import { FreeDeliveryMeter } from '../free-delivery-meter/free-delivery-meter.tsx'
import { leafIcon } from '../icons/icons.ts'
import { NumberStepper } from '../number-stepper/number-stepper.tsx'
import { atExtremes, doAndDont, drawn, inEachState } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Inline } from '../inline/inline.tsx'
import { pictures } from '../stories/samples.ts'
import { Stack } from '../stack/stack.tsx'
import { CartLine, type CartLineProps } from './cart-line.tsx'

interface ToolsProps {
  readonly name: string
  readonly quantity?: number
}

function Tools({ name, quantity = 1 }: ToolsProps) {
  const [value, setValue] = useState(quantity)
  return (
    <Inline gap="8">
      <NumberStepper
        size="sm"
        label={`Quantity of ${name}`}
        decreaseLabel={`One less of ${name}`}
        increaseLabel={`One more of ${name}`}
        value={value}
        onValueChange={setValue}
      />
      <Button variant="link" size="sm" aria-label={`Remove ${name}`} onClick={fn()}>
        Remove
      </Button>
    </Inline>
  )
}

/** A line is an item of a list. */
function InList(props: CartLineProps) {
  return (
    <ul style={{ maxInlineSize: '28rem', margin: 0, padding: 0 }}>
      <CartLine {...props} />
    </ul>
  )
}

const meta = {
  title: 'Components/Cart line',
  component: CartLine,
  args: {
    name: 'Oat & Honey Soap Bar',
    href: '#soap',
    picture: pictures.soap,
    details: ['100 g', 'Gift wrap'],
    total: '£6.50',
    tools: <Tools name="Oat & Honey Soap Bar" />,
  },
  render: (args) => <InList {...args} />,
} satisfies Meta<typeof CartLine>

export default meta
type Story = StoryObj<typeof meta>

function InBag(props: CartLineProps) {
  const [quantity, setQuantity] = useState(1)
  return (
    <ul style={{ maxInlineSize: '28rem', margin: 0, padding: 0 }}>
      <CartLine
        {...props}
        tools={
          <Inline gap="8">
            <NumberStepper
              size="sm"
              label="Quantity of Oat & Honey Soap Bar"
              decreaseLabel="One less of Oat & Honey Soap Bar"
              increaseLabel="One more of Oat & Honey Soap Bar"
              value={quantity}
              onValueChange={setQuantity}
            />
            <Button variant="link" size="sm" aria-label="Remove Oat & Honey Soap Bar">
              Remove
            </Button>
          </Inline>
        }
      />
    </ul>
  )
}

export const Default: Story = { render: (args) => <InBag {...args} />, tags: ['!test'] }

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Oat & Honey Soap Bar' })).toHaveFocus()
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Remove Oat & Honey Soap Bar' })).toBeVisible()
  },
}

/** An icon keeps the space of the picture. */
export const WithoutPicture: Story = { args: { picture: undefined, icon: leafIcon } }

/** In an order, nothing can be changed. */
export const WithoutTools: Story = { args: { tools: undefined, details: ['100 g', '2 pieces'] } }

/** More than there are in stock. */
export const SoldOut: Story = {
  args: { children: <Banner tone="error">Sold out since you added it.</Banner> },
}

export const InEachState: Story = inEachState(InList, ['hover', 'focus'], {
  width: 'natural',
  props: { tools: undefined },
})

export const Extremes: Story = atExtremes(InList, {
  long: {
    name: 'Wiederbefüllbare Handwaschlotionsgroßpackung mit Eukalyptus und wilder Minze',
    details: ['Nachfüllgröße: Vorratsgroßpackung', 'Donaudampfschifffahrtsgesellschaftskapitänsseife'],
    total: '12.345,67 €',
    tools: <Tools name="Handwaschlotion" />,
  },
  many: { total: '£643.50', tools: <Tools name="Soap, ninety-nine of them" quantity={99} /> },
  missingPicture: { picture: { ...pictures.missing, alt: '' }, tools: undefined },
  rightToLeft: { name: 'صابون الشوفان والعسل', details: ['١٠٠ غ'], total: '٦٫٥٠ ر.س', tools: undefined },
})

/** In a cart, below the free-delivery meter. */
export const Composition: Story = drawn((args) => (
  <Stack align="stretch" gap="16" style={{ maxInlineSize: '28rem' }}>
    <FreeDeliveryMeter label="Free delivery" message="£11.50 away from free UK delivery" value={0.62} />
    <Stack as="ul" gap="0">
      <CartLine {...args} />
      <CartLine
        name="Refillable Hand Wash"
        href="#wash"
        picture={pictures.handWash}
        details={['Eucalyptus & wild mint']}
        total="£12.00"
        tools={<Tools name="Refillable Hand Wash" />}
      />
    </Stack>
  </Stack>
))

export const DoAndDont: Story = doAndDont(InList, {
  good: {},
  goodWhy: 'What it is, what was chosen, what it costs, and what can be changed.',
  bad: { details: ['SKU 4711-A', 'Weight: 100 g', 'Category: Bath & Body', 'Stock: 132'], tools: undefined },
  badWhy: 'Irrelevant facts, and no way to change the line.',
})
