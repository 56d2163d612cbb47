import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton.tsx'
import { atExtremes, doAndDont, drawn, inAGrid, inAColumn } from '../stories/matrix.tsx'
import { Card } from '../card/card.tsx'
import { Grid } from '../grid/grid.tsx'
import { Stack } from '../stack/stack.tsx'

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Placeholders for four product cards. */
export const Cards: Story = drawn(() => (
  <Grid columns={{ base: 2, desktop: 4 }} aria-busy="true" role="status" aria-label="Searching">
    {[1, 2, 3, 4].map((card) => (
      <Stack key={card} gap="4">
        <Skeleton shape="8/9" />
        <Skeleton width="most" />
        <Skeleton width="half" />
        <Skeleton width="third" />
      </Stack>
    ))}
  </Grid>
))

export const Shapes: Story = inAGrid(Skeleton, { columns: { base: 2, tablet: 4 } }, [
  { shape: 'button' },
  { shape: 'circle', width: 'third' },
  { shape: '1/1' },
  { shape: '4/3' },
  { shape: '16/9' },
])
export const Extremes: Story = atExtremes(Skeleton, {
  missingPicture: { shape: '8/9' },
  rightToLeft: { width: 'half' },
})

/** Three lines of a loading order. */
export const Composition: Story = drawn(() => (
  <Card border="line">
    <Stack gap="12" aria-busy="true" role="status" aria-label="Loading order">
      <Skeleton width="third" />
      <Skeleton />
      <Skeleton width="most" />
    </Stack>
  </Card>
))

export const DoAndDont: Story = doAndDont(Skeleton, {
  good: inAColumn(Skeleton, { gap: '8' }, [{ shape: '4/3' }, { width: 'most' }, { width: 'third' }]),
  goodWhy: 'The same size as the content to come: nothing moves.',
  bad: { shape: 'circle', width: 'third' },
  badWhy: 'A shape unlike the content to come.',
})
