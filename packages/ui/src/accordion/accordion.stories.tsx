import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Accordion, AccordionItem } from './accordion.tsx'

const meta = { title: 'Components/Accordion', component: Accordion } satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    children: (
      <>
        <AccordionItem title="Ingredients">Oats, honey, olive oil and shea butter.</AccordionItem>
        <AccordionItem title="How to use">Wet, lather, rinse, and let it dry between uses.</AccordionItem>
        <AccordionItem title="When it's finished">The wrap goes on the compost.</AccordionItem>
      </>
    ),
  },
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
  },
}
