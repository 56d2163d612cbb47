import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as icons from '../icons/icons.ts'
import * as socialIcons from '../social-icons/social-icons.ts'
import { Icon } from './icon.tsx'
import { atExtremes, doAndDont, drawn, inARow } from '../stories/matrix.tsx'
import { Inline } from '../inline/inline.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'

const meta = { title: 'Foundations/Icons', component: Icon, args: { icon: icons.bagIcon } } satisfies Meta<
  typeof Icon
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { label: 'Bag', size: 24 },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'Bag' })).toBeVisible(),
}

export const All: Story = drawn(() => (
  <Inline gap="24">
    {Object.entries({ ...icons, ...socialIcons }).map(([name, icon]) => (
      <Stack key={name} gap="4" align="center">
        <Icon icon={icon} size={24} />
        <Text size="xs">{name}</Text>
      </Stack>
    ))}
  </Inline>
))
/** Icons as filled shapes. */
export const Filled: Story = {
  args: { icon: socialIcons.instagramIcon, drawing: 'fill', label: 'Instagram', size: 24 },
}

export const Extremes: Story = atExtremes(Icon, {
  width: 'natural',
  rightToLeft: inARow(Icon, [{ icon: icons.arrowEndIcon, mirrored: true }, { icon: icons.bagIcon }]),
})

/** Beside a text with the same meaning. */
export const Composition: Story = drawn(() => (
  <Inline gap="8">
    <Icon icon={icons.leafIcon} />
    <Text>Plastic-free</Text>
  </Inline>
))

export const DoAndDont: Story = doAndDont(Icon, {
  good: (
    <Inline gap="8">
      <Icon icon={icons.leafIcon} />
      <Text>Plastic-free</Text>
    </Inline>
  ),
  goodWhy: 'The icon catches the eye, the label explains it.',
  bad: inARow(Icon, { gap: '8' }, [
    { icon: icons.leafIcon, label: 'Plastic-free', size: 40 },
    { icon: icons.recycleIcon, label: 'Compostable', size: 16 },
  ]),
  badWhy: 'Two leaves, two meanings to guess, two sizes.',
})
