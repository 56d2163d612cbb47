import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { Divider } from './divider.tsx'

const meta = { title: 'Components/Divider', component: Divider } satisfies Meta<typeof Divider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <Stack>
      <Text>Above</Text>
      <Divider />
      <Text>Below</Text>
    </Stack>
  ),
}
