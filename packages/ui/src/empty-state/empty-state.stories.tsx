import type { Meta, StoryObj } from '@storybook/react-vite'
import { bagIcon, searchIcon } from '../icons/icons.ts'
import { EmptyState } from './empty-state.tsx'
import { atExtremes, doAndDont, drawn } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'

const meta = {
  title: 'Components/Empty state',
  component: EmptyState,
  args: {
    icon: bagIcon,
    title: 'Your bag is empty',
    text: 'The soap bars are a good place to start.',
    actions: <Button href="#products">Add your first product</Button>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Search: Story = {
  args: {
    icon: searchIcon,
    title: 'Nothing found for “plastic”',
    text: 'Try another word.',
    actions: undefined,
  },
}

export const Failure: Story = {
  args: {
    icon: undefined,
    title: 'Page unavailable',
    text: 'Something went wrong on our side.',
    actions: (
      <>
        <Button>Refresh</Button>
        <Button variant="secondary" href="#home">
          Back to home
        </Button>
      </>
    ),
  },
}
export const Extremes: Story = atExtremes(EmptyState, {
  long: {
    icon: searchIcon,
    title: 'Für „wiederbefüllbare Handwaschlotionsflaschen“ wurde leider nichts gefunden',
    text: 'Vielleicht hilft ein kürzeres Wort, oder Sie sehen sich die Nachfüllpackungen an.',
    actions: <Button href="#refills">Zu den Nachfüllpackungen</Button>,
  },
  rightToLeft: { title: 'حقيبتك فارغة', text: 'قطع الصابون بداية جيدة.', actions: undefined },
})

/** In the body of a drawer. */
export const Composition: Story = drawn((args) => (
  <Card border="line">
    <EmptyState {...args} />
  </Card>
))

export const DoAndDont: Story = doAndDont(EmptyState, {
  good: { icon: undefined, actions: <Button href="#soap">See soap bars</Button> },
  goodWhy: 'Says what happened and offers a next step.',
  bad: { icon: undefined, title: 'No data', text: '0 records found.', actions: undefined },
  badWhy: 'Database wording and a dead end.',
})
