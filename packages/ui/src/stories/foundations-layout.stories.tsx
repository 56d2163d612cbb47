import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Table } from '../table/table.tsx'
import { themeContract } from '../theme/theme.ts'
import { raised } from './foundations.css.ts'
import { Box } from '../box/box.tsx'
import { Container } from '../container/container.tsx'
import { Grid } from '../grid/grid.tsx'
import { Heading } from '../heading/heading.tsx'
import { numbered, toColumns } from './samples.ts'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { drawn } from './matrix.tsx'
import { MEDIA } from '../style/media.ts'

/**
 * Layouts are made for narrow windows and widen at three sizes. Widths are in rem: with larger text,
 * breakpoints apply earlier.
 */
const meta = { title: 'Foundations/Layout' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const BREAKPOINTS = [
  { id: 'tablet', use: 'two columns; the gutter grows to 24 px' },
  { id: 'desktop', use: 'the header’s menu, filters beside lists; the gutter grows to 40 px' },
  { id: 'wide', use: 'the header on one line' },
] as const

/** Where layouts change. */
export const Breakpoints: Story = {
  render: () => (
    <Table
      caption="Breakpoints"
      columns={toColumns({ name: 'Name', query: 'Window', use: 'What changes' })}
      rows={BREAKPOINTS.map(({ id, use }) => ({ id, cells: { name: id, query: MEDIA[id], use } }))}
    />
  ),
  play: ({ canvas }) => expect(canvas.getByRole('table', { name: 'Breakpoints' })).toBeVisible(),
}

/** Columns of one width, as many as the window has room for; a page is never wider than 1440 px. */
export const Columns: Story = {
  name: 'Grid',
  render: () => (
    <Container>
      <Stack gap="32">
        {([2, 3, 4] as const).map((count) => (
          <Stack key={count} gap="12">
            <Text size="sm">{`1 on a phone, 2 on a tablet, ${count} on a desk`}</Text>
            <Grid columns={{ base: 1, tablet: 2, desktop: count }} gap="16">
              {numbered(count, (number) => (
                <Box key={number} surface="secondary" inset="24" rounded>
                  {number}
                </Box>
              ))}
            </Grid>
          </Stack>
        ))}
      </Stack>
    </Container>
  ),
}

/** A page is flat: hairlines and quiet surfaces divide it. One shadow lifts overlays above the backdrop. */
export const Elevation: Story = drawn(() => (
  <Stack gap="32">
    <Box surface="secondary" inset="24" rounded>
      <Stack gap="8">
        <Heading level={2} size="lg">
          On the page
        </Heading>
        <Text>A quiet surface, without a shadow: cards, bands, panels that stay.</Text>
      </Stack>
    </Box>
    <div className={raised} style={{ boxShadow: themeContract.shadow.overlay }}>
      <Stack gap="8">
        <Heading level={2} size="lg">
          Above the page
        </Heading>
        <Text>Menus, windows, drawers and messages: shadow.overlay.</Text>
      </Stack>
    </div>
  </Stack>
))
