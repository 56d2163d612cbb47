import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../box/box.tsx'
import { DefinitionList } from '../definition-list/definition-list.tsx'
import { Grid } from '../grid/grid.tsx'
import { Heading } from '../heading/heading.tsx'
import { Picture } from '../picture/picture.tsx'
import { Stack } from '../stack/stack.tsx'
import { pictures } from '../stories/samples.ts'
import { Text } from '../text/text.tsx'
import { Card } from './card.tsx'

const meta = { title: 'Components/Card', component: Card, args: { children: null } } satisfies Meta<
  typeof Card
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <Box surface="secondary" padding="32">
      <Card as="section">
        <Stack>
          <Heading level={2} size="2xl">
            Order 1042
          </Heading>
          <DefinitionList
            items={[
              { term: 'Subtotal', value: '£18.20' },
              { term: 'Delivery', value: 'Free' },
              { term: 'Total', value: '£18.20', emphasis: 'strong' },
            ]}
          />
        </Stack>
      </Card>
    </Box>
  ),
}

/** A picture inside a padded card takes the card's radius less its padding. */
export const Nested: Story = {
  render: () => (
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
        <Text>Every colour inside follows its ground.</Text>
      </Card>
    </Grid>
  ),
}
