import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as icons from '../icons/icons.ts'
import { Inline } from '../inline/inline.tsx'
import * as socialIcons from '../social-icons/social-icons.ts'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { Icon } from './icon.tsx'

const meta = { title: 'Foundations/Icons', component: Icon, args: { icon: icons.bagIcon } } satisfies Meta<
  typeof Icon
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { label: 'Bag', size: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bag' })).toBeVisible()
  },
}

export const All: Story = {
  render: () => (
    <Inline gap="24">
      {Object.entries({ ...icons, ...socialIcons }).map(([name, icon]) => (
        <Stack key={name} gap="4" align="center">
          <Icon icon={icon} size={24} />
          <Text size="xs">{name}</Text>
        </Stack>
      ))}
    </Inline>
  ),
}
