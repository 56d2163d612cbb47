import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SearchField } from './search-field.tsx'
import { Stack } from '../stack/stack.tsx'
import { SampleCards } from '../stories/sample-card.tsx'
import { atExtremes, doAndDont, drawn, inEachState, inAColumn } from '../stories/matrix.tsx'
import { german } from '../stories/samples.ts'

const meta = {
  title: 'Components/Search field',
  component: SearchField,
  parameters: { controls: { exclude: ['clearLabel', 'escape'] } },
  args: {
    label: 'Search',
    placeholder: 'Search by product name or SKU',
    clearLabel: 'Clear search',
    onSearch: fn(),
    onValueChange: fn(),
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search' })
    await userEvent.type(field, 'soap{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('soap')
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'brush{Escape}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull()
  },
}

export const Filled: Story = { args: { defaultValue: 'hand wash', variant: 'outlined' } }
export const Variants: Story = inAColumn(SearchField, { gap: '24' }, [
  { label: 'Pill', variant: 'pill' },
  { label: 'Outlined', variant: 'outlined' },
  { label: 'Underlined', variant: 'underlined' },
])

/** In a panel that was opened to search. */
export const TakesFocus: Story = {
  args: { initialFocus: 'field' },
  play: async ({ canvas }) => {
    // The play may begin before React's effects.
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus())
  },
}

/** In a panel that Escape closes: the text stays. */
export const EscapeCloses: Story = {
  args: { escape: 'none', value: 'brush' },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.keyboard('{Escape}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const InEachState: Story = inEachState(SearchField, ['hover', 'focus'], {
  props: (state) => ({ label: state, variant: 'outlined' as const }),
})

export const Extremes: Story = atExtremes(SearchField, {
  long: { label: 'Long', defaultValue: german.product },
  empty: { label: 'Nothing typed', placeholder: undefined },
  rightToLeft: { label: 'بحث', placeholder: 'ابحث عن منتج', defaultValue: 'صابون' },
})

/** Above its results. */
export const Composition: Story = drawn((args) => (
  <Stack gap="32">
    <SearchField {...args} defaultValue="soap" />
    <SampleCards level={2} />
  </Stack>
))

export const DoAndDont: Story = doAndDont(SearchField, {
  good: { label: 'Good search' },
  goodWhy: 'The placeholder says what can be found.',
  bad: { label: 'Bad search', placeholder: 'Type here…' },
  badWhy: 'It is clear where to type, but not what.',
})
