import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Tabs } from './tabs.tsx'
import { atExtremes, doAndDont, drawn, inEachState } from '../stories/matrix.tsx'
import { Heading } from '../heading/heading.tsx'
import { numbered } from '../stories/samples.ts'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'

/** Tabs of texts by their labels; `list` tells them from those of other lists. */
const toTabs = (list: string, texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([label, text], index) => ({
    id: `${list}-${index}`,
    label,
    content: <Text>{text}</Text>,
  }))

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

export const InEachState: Story = inEachState(Tabs, ['hover', 'focus'], {
  target: '[role=tab][aria-selected=false]',
  props: (state) => ({
    label: state,
    tabs: meta.args.tabs.map((tab) => ({ ...tab, id: `${state}-${tab.id}` })),
  }),
})

export const Extremes: Story = atExtremes(Tabs, {
  long: {
    label: 'Long',
    tabs: toTabs('long', {
      'Lieferbedingungen und Versandkosten': 'Zwei bis drei Werktage.',
      Rücksendungen: 'Dreißig Tage.',
    }),
  },
  many: {
    label: 'Very many',
    tabs: toTabs('many', Object.fromEntries(numbered(20, (number) => [`View ${number}`, `${number}`]))),
  },
  rightToLeft: {
    label: 'عن المنتج',
    tabs: toTabs('rtl', { المكوّنات: 'شوفان وعسل.', الاستعمال: 'بلّل ثم اشطف.' }),
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
    tabs: toTabs('good', { Ingredients: 'Oats, honey.', 'How to use': 'Wet, lather.' }),
  },
  goodWhy: 'Two equally important views of one thing.',
  bad: { label: 'Bad', tabs: toTabs('bad', { Price: '£6.50', 'Delivery costs': '£3.90' }) },
  badWhy: 'Things that add up should be seen together.',
})
