import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { atExtremes, doAndDont, drawn, inEachState } from '../stories/matrix.tsx'
import { Heading, Stack } from '../stories/surroundings.ts'

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Breadcrumb',
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Bath & Body', href: '#bath' },
      { label: 'Oat & Honey Soap Bar' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText('Oat & Honey Soap Bar')).toHaveAttribute('aria-current', 'page')
  },
}

export const LongWords: Story = {
  args: {
    items: [
      { label: 'Startseite', href: '#home' },
      { label: 'Badezimmer und Körperpflege', href: '#bath' },
      { label: 'Nachfüllpackungen für Handwaschlotionen', href: '#refill' },
      { label: 'Wiederbefüllbare Handwaschlotion mit Eukalyptus und Wilder Minze' },
    ],
  },
}

export const InEachState: Story = inEachState(Breadcrumbs, {
  states: ['hover', 'focus'],
  props: (state) => ({ label: state }),
})

export const Extremes: Story = atExtremes(Breadcrumbs, {
  long: {
    label: 'Long way',
    items: [
      { label: 'Startseite', href: '#home' },
      { label: 'Badezimmer und Körperpflege', href: '#bath' },
      { label: 'Wiederbefüllbare Handwaschlotion mit Eukalyptus und Wilder Minze' },
    ],
  },
  many: {
    label: 'Deep way',
    items: [
      ...['Home', 'Shop', 'Bath & Body', 'Wash', 'Hand wash', 'Refills', 'Glass'].map((label) => ({
        label,
        href: `#${label}`,
      })),
      { label: 'Eucalyptus' },
    ],
  },
  rightToLeft: {
    label: 'المسار',
    items: [
      { label: 'الرئيسية', href: '#home' },
      { label: 'العناية بالجسم', href: '#bath' },
      { label: 'صابون' },
    ],
  },
})

/** Above the title of a page. */
export const Composition: Story = drawn((args) => (
  <Stack gap="16">
    <Breadcrumbs {...args} />
    <Heading level={1}>Oat & Honey Soap Bar</Heading>
  </Stack>
))

export const DoAndDont: Story = doAndDont(Breadcrumbs, {
  good: {
    label: 'Good way',
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Bath & Body', href: '#bath' },
      { label: 'Soap bars' },
    ],
  },
  goodWhy: 'The pages’ own names, and this page isn’t a link.',
  bad: {
    label: 'Bad way',
    items: [
      { label: 'Back', href: '#back' },
      { label: 'Click to see our bath category', href: '#bath' },
      { label: 'Soap bars', href: '#soap' },
    ],
  },
  badWhy: '“Back” is not the name of a page, and a link to the current page is useless.',
})
