'use client'

import { routes } from '@sorrel/contracts/routes'
import { Box } from '@sorrel/ui/box'
import { Button } from '@sorrel/ui/button'
import { Heading } from '@sorrel/ui/heading'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { RouterLink } from '../link'
import { shop } from '../shop'
import { useMessages } from '../messages-context'

/** What the first page begins with. */
export function Welcome() {
  const { t, toHref } = useMessages()
  return (
    <Box surface="secondary" rounded insetBlock="64" insetInline="32">
      <Stack align="start" gap="24">
        <Heading level={1}>{shop.name}</Heading>
        <Text size="lg">{t('products.description')}</Text>
        <Button as={RouterLink} href={toHref(routes.products())} size="lg">
          {t('navigation.products')}
        </Button>
      </Stack>
    </Box>
  )
}
