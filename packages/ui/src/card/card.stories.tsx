import type { Meta, StoryObj } from '@storybook/react-vite'
import { DefinitionList } from '../definition-list/definition-list.tsx'
import { Card } from './card.tsx'
import { StatusBadge } from '../status-badge/status-badge.tsx'
import { atExtremes, doAndDont, drawn } from '../stories/matrix.tsx'
import { german, pictures, toSum } from '../stories/samples.ts'
import { Box } from '../box/box.tsx'
import { Grid } from '../grid/grid.tsx'
import { Heading } from '../heading/heading.tsx'
import { Inline } from '../inline/inline.tsx'
import { Picture } from '../picture/picture.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'

const meta = { title: 'Components/Card', component: Card, args: { children: null } } satisfies Meta<
  typeof Card
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    as: 'section',
    children: (
      <Stack>
        <Heading level={2} size="2xl">
          Order 1042
        </Heading>
        <DefinitionList items={toSum({ Subtotal: '£18.20', Delivery: 'Free', Total: '£18.20' })} />
      </Stack>
    ),
  },
  render: (args) => (
    <Box surface="secondary" inset="32">
      <Card {...args} />
    </Box>
  ),
}

/** The corners of a picture in a padded card have the card's radius minus its padding. */
export const Nested: Story = drawn(() => (
  <Grid columns={{ base: 1, tablet: 3 }}>
    <Card border="line" padding="md">
      <Stack gap="12">
        <Picture {...pictures.soap} ratio="1/1" corners="nested" />
        <Text>Padded, with a hairline.</Text>
      </Stack>
    </Card>
    <Card surface="secondary" padding="none">
      <Picture {...pictures.washcloth} ratio="1/1" corners="none" />
    </Card>
    <Card surface="brand">
      <Heading level={3}>On the brand's colour</Heading>
      <Text>Every colour inside follows the surface.</Text>
    </Card>
  </Grid>
))
export const Extremes: Story = atExtremes(Card, {
  long: (
    <Card border="line">
      <Heading level={2} size="xl">
        {german.title}
      </Heading>
      <Text>
        Nichts hier kommt in Plastik, und nichts ist dazu gedacht, nach einmaligem Gebrauch zu enden.
      </Text>
    </Card>
  ),
  missingPicture: (
    <Card border="line" padding="md">
      <Picture {...pictures.missing} ratio="4/3" corners="nested" />
      <Text>The room of the picture stays.</Text>
    </Card>
  ),
  rightToLeft: { border: 'line', padding: 'md', children: <Text>كل ما هنا بلا بلاستيك.</Text> },
})

/** Orders on the secondary surface. */
export const Composition: Story = drawn(() => (
  <Box surface="secondary" inset="24">
    <Grid columns={{ base: 1, tablet: 2 }}>
      {['1042', '1017'].map((order) => (
        <Card key={order} as="article" padding="md" aria-labelledby={`order-${order}`}>
          <Stack gap="12">
            <Inline justify="between">
              <Heading level={2} size="xl" id={`order-${order}`}>
                Order {order}
              </Heading>
              <StatusBadge tone="success">Complete</StatusBadge>
            </Inline>
            <Text>3 October 2026 · £22.05</Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  </Box>
))

export const DoAndDont: Story = doAndDont(Card, {
  good: { border: 'line', padding: 'md', children: <Text>One thing, one card.</Text> },
  goodWhy: 'The border shows what belongs together.',
  bad: (
    <Card border="line" padding="md">
      <Card border="line" padding="md">
        <Card border="line" padding="md">
          <Text>A card in a card in a card.</Text>
        </Card>
      </Card>
    </Card>
  ),
  badWhy: 'Borders inside borders: people see boxes before text.',
})
