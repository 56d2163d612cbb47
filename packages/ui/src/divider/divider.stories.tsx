import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from './divider.tsx'
import { DefinitionList } from '../definition-list/definition-list.tsx'
import { atExtremes, doAndDont, drawn } from '../stories/matrix.tsx'
import { Card } from '../card/card.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'

const meta = { title: 'Components/Divider', component: Divider } satisfies Meta<typeof Divider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = drawn((args) => (
  <Stack>
    <Text>Above</Text>
    <Divider {...args} />
    <Text>Below</Text>
  </Stack>
))
/** Between two parts of a drawer. */
export const Composition: Story = drawn(() => (
  <Card border="line">
    <Stack gap="24">
      <Text>Refillable Hand Wash, £12.00</Text>
      <Divider />
      <DefinitionList items={[{ term: 'Total', value: '£12.00', emphasis: 'strong' }]} />
    </Stack>
  </Card>
))

export const Extremes: Story = atExtremes(Divider, { rightToLeft: {} })

export const DoAndDont: Story = doAndDont(Divider, {
  good: (
    <Stack gap="24">
      <Text>Delivery</Text>
      <Divider />
      <Text>Returns</Text>
    </Stack>
  ),
  goodWhy: 'A line where two sections meet.',
  bad: (
    <Stack gap="8">
      <Divider />
      <Text>Soap bars</Text>
      <Divider />
      <Text>Brushes</Text>
      <Divider />
      <Text>Balms</Text>
      <Divider />
    </Stack>
  ),
  badWhy: 'Lines around everything: space alone separates better.',
})
