import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { atExtremes, doAndDont, drawn, inEachState } from '../stories/matrix.tsx'
import { german, toWay } from '../stories/samples.ts'
import { Heading } from '../heading/heading.tsx'
import { Stack } from '../stack/stack.tsx'

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: { label: 'Breadcrumb', items: toWay('Home', 'Bath & Body', 'Oat & Honey Soap Bar') },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText('Oat & Honey Soap Bar')).toHaveAttribute('aria-current', 'page')
  },
}

const BATH = 'Badezimmer und Körperpflege'

export const LongWords: Story = {
  args: { items: toWay('Startseite', BATH, 'Nachfüllpackungen für Handwaschlotionen', german.product) },
}

export const InEachState: Story = inEachState(Breadcrumbs, ['hover', 'focus'], {
  props: (state) => ({ label: state }),
})

export const Extremes: Story = atExtremes(Breadcrumbs, {
  long: { label: 'Long way', items: toWay('Startseite', BATH, german.product) },
  many: {
    label: 'Deep way',
    items: toWay('Home', 'Shop', 'Bath & Body', 'Wash', 'Hand wash', 'Refills', 'Glass', 'Eucalyptus'),
  },
  rightToLeft: { label: 'المسار', items: toWay('الرئيسية', 'العناية بالجسم', 'صابون') },
})

/** Above the title of a page. */
export const Composition: Story = drawn((args) => (
  <Stack gap="16">
    <Breadcrumbs {...args} />
    <Heading level={1}>Oat & Honey Soap Bar</Heading>
  </Stack>
))

export const DoAndDont: Story = doAndDont(Breadcrumbs, {
  good: { label: 'Good way', items: toWay('Home', 'Bath & Body', 'Soap bars') },
  goodWhy: 'The pages’ own names, and this page isn’t a link.',
  bad: {
    label: 'Bad way',
    items: ['Back', 'Click to see our bath category', 'Soap bars'].map((label) => ({
      label,
      href: `#${label}`,
    })),
  },
  badWhy: '“Back” is not the name of a page, and a link to the current page is useless.',
})
