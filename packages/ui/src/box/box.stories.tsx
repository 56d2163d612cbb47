import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from './box.tsx'
import { Scroller } from '../stories/scroller.tsx'
import { atExtremes, doAndDont, drawn } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Container } from '../container/container.tsx'
import { Grid } from '../grid/grid.tsx'
import { Heading } from '../heading/heading.tsx'
import { Inline } from '../inline/inline.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'

const meta = { title: 'Foundations/Box', component: Box } satisfies Meta<typeof Box>

export default meta
type Story = StoryObj<typeof meta>

const SPACES = ['0', '4', '8', '12', '16', '24', '32', '48', '64', '96', '128'] as const

export const Default: Story = {
  args: { surface: 'secondary', inset: '24', rounded: true, children: 'Nothing here comes in plastic.' },
}

/** Everything inside uses the colours of the box's surface. */
export const Surfaces: Story = drawn(() => (
  <Grid columns={{ base: 1, tablet: 3 }}>
    {(['primary', 'secondary', 'brand'] as const).map((surface) => (
      <Box key={surface} surface={surface} inset="24" rounded>
        <Stack gap="12" align="start">
          <Heading level={2} size="xl">
            {surface}
          </Heading>
          <Text>Text and buttons follow.</Text>
          <Button size="sm">Shop all</Button>
        </Stack>
      </Box>
    ))}
  </Grid>
))

export const Paddings: Story = drawn(() => (
  <Scroller label="Paddings">
    <Stack gap="8" align="start">
      {SPACES.map((space) => (
        <Inline key={space} gap="8">
          <Box surface="secondary" inset={space}>
            {space}
          </Box>
          <Box surface="secondary" insetBlock={space}>
            block
          </Box>
          <Box surface="secondary" insetInline={space}>
            inline
          </Box>
        </Inline>
      ))}
    </Stack>
  </Scroller>
))

export const Extremes: Story = atExtremes(Box, {
  width: 'natural',
  rightToLeft: { surface: 'secondary', inset: '16', children: 'بلا بلاستيك' },
})

/** A surface over the whole width of the page. */
export const Composition: Story = drawn(() => (
  <Box as="section" surface="brand" insetBlock="64" aria-label="Refill club">
    <Container width="text">
      <Heading level={2}>One bottle. A hundred refills.</Heading>
    </Container>
  </Box>
))

export const DoAndDont: Story = doAndDont(Box, {
  good: { surface: 'brand', inset: '24', children: <Text>On the brand’s surface</Text> },
  goodWhy: 'The surface provides readable colours.',
  bad: (
    <Box inset="24" surface="secondary" rounded>
      <Box inset="24" surface="primary" rounded>
        <Box inset="24" surface="secondary" rounded>
          Box in box in box
        </Box>
      </Box>
    </Box>
  ),
  badWhy: 'Surfaces inside surfaces suggest a meaning that isn’t there.',
})
