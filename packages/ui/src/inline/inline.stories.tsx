import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from './inline.tsx'
import { atExtremes, doAndDont, drawn, inARow } from '../stories/matrix.tsx'
import { Box } from '../box/box.tsx'
import { Button } from '../button/button.tsx'
import { Heading } from '../heading/heading.tsx'
import { Link } from '../link/link.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'

const meta = { title: 'Foundations/Inline', component: Inline } satisfies Meta<typeof Inline>

export default meta
type Story = StoryObj<typeof meta>

const SPACES = ['0', '4', '8', '12', '16', '24', '32', '48', '64', '96', '128'] as const

const parts = ['One', 'beside', 'the other'].map((messages) => (
  <Box key={messages} surface="secondary" inset="8">
    {messages}
  </Box>
))

export const Default: Story = { args: { children: parts } }

export const Gaps: Story = drawn(() => (
  <Stack gap="8">
    {SPACES.map((gap) => (
      <Inline key={gap} gap={gap}>
        <Text size="xs">{gap}</Text>
        {parts}
      </Inline>
    ))}
  </Stack>
))

export const Alignments: Story = drawn(() => (
  <Stack gap="24">
    {(['start', 'center', 'end', 'baseline', 'stretch'] as const).map((align) => (
      <Inline key={align} align={align}>
        <Heading level={2} size="3xl">
          {align}
        </Heading>
        {parts}
      </Inline>
    ))}
    {(['start', 'center', 'end', 'between'] as const).map((justify) => (
      <Inline key={justify} justify={justify} wrap="none">
        <Text size="xs">{justify}</Text>
        {parts[0]}
      </Inline>
    ))}
  </Stack>
))

export const Extremes: Story = atExtremes(Inline, {
  long: (
    <Inline>
      <Button>In den Warenkorb legen</Button>
      <Button variant="secondary">Benachrichtigungen verwalten</Button>
    </Inline>
  ),
  rightToLeft: inARow(Button, [
    { size: 'sm', children: 'حفظ' },
    { size: 'sm', variant: 'secondary', children: 'رجوع' },
  ]),
})

/** A title and a link at the two ends of a line. */
export const Composition: Story = drawn(() => (
  <Inline justify="between" align="end">
    <Heading level={2}>Well loved</Heading>
    <Link href="#all" variant="standalone">
      Shop all
    </Link>
  </Inline>
))

const answers = [
  { size: 'sm', children: 'Save' },
  { size: 'sm', variant: 'secondary', children: 'Back' },
] as const

export const DoAndDont: Story = doAndDont(Inline, {
  good: inARow(Button, { gap: '8' }, answers),
  goodWhy: 'Close together: they belong to one decision.',
  bad: inARow(Button, { gap: '64' }, answers),
  badWhy: 'So far apart that they seem unrelated.',
})
