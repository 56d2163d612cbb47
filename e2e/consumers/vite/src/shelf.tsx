import { Badge } from '@sorrel/ui/badge'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { Checkbox } from '@sorrel/ui/checkbox'
import { Heading } from '@sorrel/ui/heading'
import { Inline } from '@sorrel/ui/inline'
import { Price } from '@sorrel/ui/price'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { TextField } from '@sorrel/ui/text-field'

export interface ShelfProps {
  /** Class names of the application's own styles. */
  readonly styles: Readonly<Record<'band' | 'tag', string>>
}

/** Components of the kit beside elements with the application's own styles. */
export function Shelf({ styles }: ShelfProps) {
  return (
    <section className={styles.band}>
      <Stack gap="16">
        <p className={styles.tag}>New this week</p>
        <Heading level={2} size="3xl">
          Bath
        </Heading>
        <Text>Soap, salts and a brush that lasts.</Text>
        <Inline gap="12">
          <Badge tone="success">Refill</Badge>
          <Price now="£6.50" before="£8.00" beforeLabel="Was" nowLabel="Now" />
        </Inline>
        <TextField label="Email" defaultValue="ada@example.com" />
        <Checkbox label="Send me news" defaultChecked />
        <Banner tone="info">Delivered within three days.</Banner>
        <Inline gap="12">
          <Button>Put in bag</Button>
          <Button variant="secondary">Keep for later</Button>
        </Inline>
      </Stack>
    </section>
  )
}
