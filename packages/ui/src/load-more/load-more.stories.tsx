import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LoadMore, type LoadMoreProps } from './load-more.tsx'
import { SampleCards } from '../stories/sample-card.tsx'
import { atExtremes, doAndDont, drawn, inEachState } from '../stories/matrix.tsx'
import { Stack } from '../stack/stack.tsx'
import { useHeld } from '../stories/use-held.ts'

/** Loads the next part by script. */
type PagingProps = Extract<LoadMoreProps, { readonly loadingLabel: string }>

const meta = {
  title: 'Components/Load more',
  component: LoadMore,
  args: {
    label: 'Show more reviews',
    loadingLabel: 'Loading',
    countLabel: '10 of 34',
    shown: 10,
    total: 34,
    onMore: fn(),
  },
} satisfies Meta<PagingProps>

export default meta
type Story = StoryObj<PagingProps>

function List(props: PagingProps) {
  const [shown, setShown] = useHeld(props.shown)
  return (
    <LoadMore
      {...props}
      countLabel={`${shown} of ${props.total}`}
      shown={shown}
      onMore={() => setShown(Math.min(shown + 12, props.total))}
    />
  )
}

/** Says how many entries are shown; disappears when all of them are. */
export const Default: Story = {
  render: (args) => <List {...args} />,
  // The count follows the list.
  parameters: { controls: { exclude: ['countLabel', 'href', 'as'] } },
  tags: ['!test'],
}

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show more reviews' })
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('22 of 34')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('34 of 34')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Loading: Story = { args: { loading: true } }

/** Works without script, as a link to the longer list. */
export const AsLink: Story = drawn(() => (
  <LoadMore label="Show more soap bars" countLabel="24 of 96" shown={24} total={96} href="?page=2" />
))

export const InEachState: Story = inEachState(LoadMore, ['loading'])

export const Extremes: Story = atExtremes(LoadMore, {
  long: {
    label: 'Weitere Bewertungen dieser Nachfüllpackung anzeigen',
    countLabel: 'Vierundzwanzig von sechsundneunzig Bewertungen',
    shown: 24,
    total: 96,
    href: '#more',
  },
  zero: { label: 'Show more', countLabel: '0 of 0', shown: 0, total: 0, href: '#more' },
  many: { label: 'Show more', countLabel: '24 of 999+', shown: 24, total: 4200, href: '#more' },
  rightToLeft: { label: 'عرض المزيد', countLabel: '٢٤ من ٩٦', shown: 24, total: 96, href: '#more' },
})

/** Under a list. */
export const Composition: Story = drawn(() => (
  <Stack gap="48">
    <SampleCards />
    <LoadMore label="Show more products" countLabel="4 of 24" shown={4} total={24} href="#more" />
  </Stack>
))

export const DoAndDont: Story = doAndDont(LoadMore, {
  good: { label: 'Show more reviews', countLabel: '10 of 34 reviews', shown: 10, total: 34, href: '#good' },
  goodWhy: 'Says what comes and how much is left.',
  bad: { label: 'More', countLabel: 'Page 1', shown: 10, total: 34, href: '#bad' },
  badWhy: 'More of what, and how much?',
})
