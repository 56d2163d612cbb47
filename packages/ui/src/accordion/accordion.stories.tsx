import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Accordion, AccordionItem } from './accordion.tsx'
import { atExtremes, doAndDont, drawn, inEachState } from '../stories/matrix.tsx'
import { Link } from '../link/link.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'

const meta = { title: 'Components/Accordion', component: Accordion, args: { children: null } } satisfies Meta<
  typeof Accordion
>

export default meta
type Story = StoryObj<typeof meta>

/** Closed items, their texts by their titles. */
const toItems = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([title, text]) => (
    <AccordionItem key={title} title={title}>
      {text}
    </AccordionItem>
  ))

export const Default: Story = {
  args: {
    children: toItems({
      Ingredients: 'Oats, honey, olive oil and shea butter.',
      'How to use': 'Wet, lather, rinse, and let it dry between uses.',
      "When it's finished": 'The wrap goes on the compost.',
    }),
  },
  tags: ['!test'],
}

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText('Oats, honey, olive oil and shea butter.')
    await expect(text).not.toBeVisible()
    await userEvent.click(canvas.getByText('Ingredients'))
    await waitFor(() => expect(text).toBeVisible())
    await userEvent.click(canvas.getByText('Ingredients'))
    await waitFor(() => expect(text).not.toBeVisible())
  },
}

export const OneAtATime: Story = {
  args: {
    children: (
      <>
        <AccordionItem title="Delivery" name="help" defaultOpen>
          Two to three days.
        </AccordionItem>
        <AccordionItem title="Returns" name="help">
          Thirty days, on us.
        </AccordionItem>
      </>
    ),
  },
  tags: ['!test'],
}

export const OneAtATimeTest: Story = {
  ...OneAtATime,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Returns'))
    await waitFor(() => expect(canvas.getByText('Thirty days, on us.')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Two to three days.')).not.toBeVisible())
  },
}

export const WithHeadings: Story = {
  args: {
    children: (
      <AccordionItem
        title="Lieferbedingungen für wiederkehrende Bestellungen und Geschenkgutscheine"
        level={2}
      >
        Innerhalb von zwei bis drei Werktagen.
      </AccordionItem>
    ),
  },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { level: 2 })).toBeVisible(),
}

/** On its own in a narrow window, with a section’s menu inside. */
export const Boxed: Story = {
  args: {
    children: (
      <AccordionItem title="Your account: Orders" boxed>
        Orders, subscriptions, addresses.
      </AccordionItem>
    ),
  },
  tags: ['!test'],
}

export const BoxedTest: Story = {
  ...Boxed,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Your account: Orders'))
    await waitFor(() => expect(canvas.getByText('Orders, subscriptions, addresses.')).toBeVisible())
  },
}

export const InEachState: Story = inEachState(AccordionItem, ['hover', 'focus'], {
  props: { title: 'Ingredients', children: 'Oats, honey, olive oil and shea butter.' },
})

export const Extremes: Story = atExtremes(Accordion, {
  long: (
    <AccordionItem
      title="Lieferbedingungen für wiederkehrende Bestellungen und Geschenkgutscheine außerhalb Großbritanniens"
      defaultOpen
    >
      Innerhalb von zwei bis drei Werktagen, an Feiertagen einen Tag später; Gutscheine kommen sofort per
      E-Mail.
    </AccordionItem>
  ),
  rightToLeft: <AccordionItem title="المكوّنات">شوفان وعسل وزيت زيتون.</AccordionItem>,
})

/** Under the description of a product, in the same column. */
export const Composition: Story = drawn(() => (
  <Stack gap="24">
    <Text>Cold-pressed with rolled oats and raw honey, cured six weeks.</Text>
    <Accordion>
      <AccordionItem title="Ingredients" level={3}>
        Oats, honey, olive oil and shea butter.
      </AccordionItem>
      <AccordionItem title="Delivery" level={3}>
        Two to three days. <Link href="#delivery">All ways to deliver</Link>
      </AccordionItem>
    </Accordion>
  </Stack>
))

export const DoAndDont: Story = doAndDont(Accordion, {
  good: {
    children: toItems({ Ingredients: 'Oats, honey, olive oil.', 'How to use': 'Wet, lather, rinse.' }),
  },
  goodWhy: 'Each title says what lies under it.',
  bad: {
    children: toItems({ More: 'Oats, honey, olive oil.', 'Important: sold out until May': 'Back on 3 May.' }),
  },
  badWhy: '“More” says nothing, and essential content shouldn’t be hidden behind a title.',
})
