import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { Divider } from './divider.tsx'
import { DefinitionList } from '../definition-list/definition-list.tsx'
import { Card } from '../card/card.tsx'
import { atExtremes, doAndDont } from '../stories/matrix.tsx'

const meta = { title: 'Components/Divider', component: Divider } satisfies Meta<typeof Divider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <Stack>
      <Text>Above</Text>
      <Divider {...args} />
      <Text>Below</Text>
    </Stack>
  ),
}
/** Between two parts of a drawer. */
export const Composition: Story = {
  render: () => (
    <Card border="line">
      <Stack gap="24">
        <Text>Refillable Hand Wash, £12.00</Text>
        <Divider />
        <DefinitionList items={[{ term: 'Total', value: '£12.00', emphasis: 'strong' }]} />
      </Stack>
    </Card>
  ),
}

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
