import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from './stack.tsx'
import { atExtremes, doAndDont, drawn, inAColumn } from '../stories/matrix.tsx'
import { Box } from '../box/box.tsx'
import { Button } from '../button/button.tsx'
import { Grid } from '../grid/grid.tsx'
import { Heading } from '../heading/heading.tsx'
import { Inline } from '../inline/inline.tsx'
import { Text } from '../text/text.tsx'

const meta = { title: 'Foundations/Stack', component: Stack } satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

const SPACES = ['0', '4', '8', '12', '16', '24', '32', '48', '64', '96', '128'] as const

const lines = ['One', 'below', 'the other'].map((words) => (
  <Box key={words} surface="secondary" inset="8">
    {words}
  </Box>
))

export const Default: Story = { args: { children: lines } }

export const Gaps: Story = drawn(() => (
  <Inline align="start" gap="24">
    {SPACES.map((gap) => (
      <Stack key={gap} gap={gap}>
        <Text size="xs">{gap}</Text>
        {lines}
      </Stack>
    ))}
  </Inline>
))

export const Alignments: Story = drawn(() => (
  <Grid columns={{ base: 2, desktop: 4 }}>
    {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
      <Stack key={align} align={align} gap="8">
        <Text size="xs">{align}</Text>
        {lines}
      </Stack>
    ))}
  </Grid>
))

export const Extremes: Story = atExtremes(Stack, {
  rightToLeft: (
    <Stack align="start" gap="8">
      <Text>واحد</Text>
      <Text>تحت الآخر</Text>
    </Stack>
  ),
})

/** A heading, a text and a button. */
export const Composition: Story = drawn(() => (
  <Stack align="start">
    <Heading level={2}>One bottle. A hundred refills.</Heading>
    <Text>Set the rhythm that suits your home.</Text>
    <Button>How refills work</Button>
  </Stack>
))

const DELIVERY = [
  { tone: 'heading', children: 'Delivery' },
  { size: 'sm', children: 'Two to three days' },
] as const
const RETURNS = [
  { tone: 'heading', children: 'Returns' },
  { size: 'sm', children: 'Thirty days' },
] as const

export const DoAndDont: Story = doAndDont(Stack, {
  good: inAColumn(Text, { gap: '24' }, [
    inAColumn(Text, { gap: '4' }, DELIVERY),
    inAColumn(Text, { gap: '4' }, RETURNS),
  ]),
  goodWhy: 'Related items are closer together.',
  bad: inAColumn(Text, [...DELIVERY, ...RETURNS]),
  badWhy: 'The same space everywhere: there are no visible groups.',
})
