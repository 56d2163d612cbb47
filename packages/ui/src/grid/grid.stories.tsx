import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from './grid.tsx'
import { SampleCard } from '../stories/sample-card.tsx'
import { Scroller } from '../stories/scroller.tsx'
import { atExtremes, doAndDont, drawn } from '../stories/matrix.tsx'
import { Box } from '../box/box.tsx'
import { products } from '../stories/samples.ts'
import { Stack } from '../stack/stack.tsx'

const meta = {
  title: 'Foundations/Grid',
  component: Grid,
  args: { columns: { base: 2, desktop: 4 } },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

const SPACES = ['0', '4', '8', '12', '16', '24', '32', '48', '64', '96', '128'] as const

const tiles = ['One', 'two', 'three', 'four'].map((messages) => (
  <Box key={messages} surface="secondary" inset="16">
    {messages}
  </Box>
))

export const Default: Story = { args: { children: tiles } }

export const Gaps: Story = drawn(() => (
  <Scroller label="Gaps">
    <Stack gap="32">
      {SPACES.map((gap) => (
        <Grid key={gap} columns={{ base: 2 }} gap={gap} rowGap={gap}>
          {tiles}
        </Grid>
      ))}
    </Stack>
  </Scroller>
))

export const Columns: Story = drawn(() => (
  <Stack gap="32">
    <Grid columns={{ base: 1, tablet: 2, desktop: 3 }}>{tiles}</Grid>
    <Grid columns={{ base: 3, desktop: 6 }}>{tiles}</Grid>
  </Stack>
))

export const Extremes: Story = atExtremes(Grid, { rightToLeft: { columns: { base: 2 }, children: tiles } })

/** A row of products. */
export const Composition: Story = drawn(() => (
  <Grid columns={{ base: 2, desktop: 4 }} rowGap="32">
    {products.map((product) => (
      <SampleCard key={product.id} product={product} />
    ))}
  </Grid>
))

export const DoAndDont: Story = doAndDont(Grid, {
  good: { columns: { base: 2 }, gap: '16', children: tiles },
  goodWhy: 'Items of equal importance, in columns with enough room.',
  bad: { columns: { base: 4 }, gap: '4', children: tiles },
  badWhy: 'Four columns in a narrow space: words break apart.',
})
