import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container } from './container.tsx'
import { atExtremes, doAndDont, drawn } from '../stories/matrix.tsx'
import { Box } from '../box/box.tsx'
import { Heading } from '../heading/heading.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'

const meta = {
  title: 'Foundations/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    children: (
      <Box surface="secondary" inset="24">
        Up to 1440 px, with the page’s gutters.
      </Box>
    ),
  },
}

export const Widths: Story = drawn(() => (
  <Stack>
    {(['page', 'text', 'form'] as const).map((width) => (
      <Container key={width} width={width}>
        <Box surface="secondary" inset="24">
          {width}
        </Box>
      </Container>
    ))}
  </Stack>
))

export const Extremes: Story = atExtremes(Container, { rightToLeft: { children: <Text>بلا بلاستيك</Text> } })

/** An article: a comfortable line. */
export const Composition: Story = drawn(() => (
  <Container width="text">
    <Stack>
      <Heading level={1}>Our materials</Heading>
      <Text>Nothing here comes in plastic, and nothing is meant to be thrown away after one use.</Text>
    </Stack>
  </Container>
))

export const DoAndDont: Story = doAndDont(Container, {
  good: { width: 'text', children: <Text>One container per band.</Text> },
  goodWhy: 'One gutter.',
  bad: (
    <Container>
      <Container>
        <Container width="form">
          <Text>A container in a container.</Text>
        </Container>
      </Container>
    </Container>
  ),
  badWhy: 'Each container adds a gutter, so little space is left for the text.',
})
