import { Badge } from '../../badge/badge.tsx'
import { Box } from '../../box/box.tsx'
import { Button } from '../../button/button.tsx'
import { Checkbox } from '../../checkbox/checkbox.tsx'
import { Grid } from '../../grid/grid.tsx'
import { Heading } from '../../heading/heading.tsx'
import { Inline } from '../../inline/inline.tsx'
import { Link } from '../../link/link.tsx'
import { ProgressBar } from '../../progress-bar/progress-bar.tsx'
import { Stack } from '../../stack/stack.tsx'
import { StatusBadge } from '../../status-badge/status-badge.tsx'
import { Text } from '../../text/text.tsx'
import { TextField } from '../../text-field/text-field.tsx'
import { SURFACES, type Surface } from '../../theme/theme-contract.css.ts'
import { products } from '../samples.ts'
import { SampleCard } from '../sample-card.tsx'

const TITLES: Readonly<Record<Surface, string>> = {
  primary: 'The page',
  secondary: 'The quiet band',
  brand: 'The brand’s own surface',
}

/** A selection of components on each of the theme's surfaces. */
export function ThemePreview() {
  return (
    <Stack gap="32">
      {SURFACES.map((surface) => (
        <Box key={surface} surface={surface} inset="24" rounded>
          <Stack gap="16">
            <Heading level={2} size="2xl">
              {TITLES[surface]}
            </Heading>
            <Text>
              Soaps, brushes and bottles that stay in the family. <Link href="#refill">How refills work</Link>
            </Text>
            <Inline gap="12">
              <Button>Add to bag</Button>
              <Button variant="secondary">View bag</Button>
              <Button disabled>Sold out</Button>
              <Badge>New</Badge>
              <StatusBadge tone="success">In stock</StatusBadge>
              <StatusBadge tone="warning">Low stock</StatusBadge>
              <StatusBadge tone="error">Out of stock</StatusBadge>
            </Inline>
            <Grid columns={{ base: 1, tablet: 2 }} gap="16">
              <TextField label={`Email, on ${surface}`} placeholder="robin@example.com" />
              <TextField label={`Postcode, on ${surface}`} error="Please enter your postcode." />
            </Grid>
            <Checkbox label={`Gift wrap, on ${surface}`} defaultChecked />
            <ProgressBar
              label={`Towards free delivery, on ${surface}`}
              value={0.7}
              max={1}
              valueLabel="£9 to go"
            />
          </Stack>
        </Box>
      ))}
      <Grid columns={{ base: 2, desktop: 3 }} rowGap="32">
        {products.slice(1, 4).map((product) => (
          <SampleCard key={product.id} product={product} />
        ))}
      </Grid>
    </Stack>
  )
}
