import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Tabs } from './tabs.tsx'
import { atExtremes, doAndDont, drawn, inEachState } from '../stories/matrix.tsx'
import { Heading, numbered, Stack, Text } from '../stories/surroundings.ts'

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'About the product',
    onSelectedIdChange: fn(),
    tabs: [
      { id: 'ingredients', label: 'Ingredients', content: <Text>Oats, honey, olive oil.</Text> },
      { id: 'use', label: 'How to use', content: <Text>Wet, lather, rinse.</Text> },
      { id: 'after', label: "When it's finished", content: <Text>On the compost.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Ingredients' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'How to use' })).toHaveAttribute('aria-selected', 'true')
    // The panel before goes in the next frame.
    await expect(await canvas.findByRole('tabpanel', { name: 'How to use' })).toHaveTextContent(
      'Wet, lather, rinse.',
    )
    await expect(args.onSelectedIdChange).toHaveBeenLastCalledWith('use')
  },
}

export const Many: Story = {
  args: {
    tabs: ['Bestellungen', 'Abonnements', 'Lieferanschriften', 'Zahlungsarten', 'Kontoeinstellungen'].map(
      (label) => ({ id: label, label, content: <Text>{label}</Text> }),
    ),
  },
}

export const InEachState: Story = inEachState(Tabs, {
  states: ['hover', 'focus'],
  target: '[role=tab][aria-selected=false]',
  props: (state) => ({
    label: state,
    tabs: meta.args.tabs.map((tab) => ({ ...tab, id: `${state}-${tab.id}` })),
  }),
})

export const Extremes: Story = atExtremes(Tabs, {
  long: {
    label: 'Long',
    tabs: [
      {
        id: 'long-1',
        label: 'Lieferbedingungen und Versandkosten',
        content: <Text>Zwei bis drei Werktage.</Text>,
      },
      { id: 'long-2', label: 'Rücksendungen', content: <Text>Dreißig Tage.</Text> },
    ],
  },
  many: {
    label: 'Very many',
    tabs: numbered(20, (number) => ({
      id: `many-${number}`,
      label: `View ${number}`,
      content: <Text>{number}</Text>,
    })),
  },
  rightToLeft: {
    label: 'عن المنتج',
    tabs: [
      { id: 'rtl-1', label: 'المكوّنات', content: <Text>شوفان وعسل.</Text> },
      { id: 'rtl-2', label: 'الاستعمال', content: <Text>بلّل ثم اشطف.</Text> },
    ],
  },
})

/** Under a product’s pictures. */
export const Composition: Story = drawn((args) => (
  <Stack gap="24">
    <Heading level={2}>About this bar</Heading>
    <Tabs {...args} />
  </Stack>
))

export const DoAndDont: Story = doAndDont(Tabs, {
  good: {
    label: 'Good',
    tabs: [
      { id: 'good-1', label: 'Ingredients', content: <Text>Oats, honey.</Text> },
      { id: 'good-2', label: 'How to use', content: <Text>Wet, lather.</Text> },
    ],
  },
  goodWhy: 'Two equally important views of one thing.',
  bad: {
    label: 'Bad',
    tabs: [
      { id: 'bad-1', label: 'Price', content: <Text>£6.50</Text> },
      { id: 'bad-2', label: 'Delivery costs', content: <Text>£3.90</Text> },
    ],
  },
  badWhy: 'Things that add up should be seen together.',
})
