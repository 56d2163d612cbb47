'use client'

import { Box } from '@sorrel/ui/box'
import { Button } from '@sorrel/ui/button'
import { Heading } from '@sorrel/ui/heading'
import type { LinkComponent } from '@sorrel/ui/link'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { shop } from '../shop'
import { useMessages } from '../messages-context'

interface WelcomeProps {
  /** Address of all products. */
  readonly products: string
  readonly link?: LinkComponent
}

/** What the first page begins with. */
export function Welcome({ products, link = 'a' }: WelcomeProps) {
  const { t } = useMessages()
  return (
    <Box surface="secondary" rounded paddingBlock="64" paddingInline="32">
      <Stack align="start" gap="24">
        <Heading level={1}>{shop.name}</Heading>
        <Text size="lg">{t('products.description')}</Text>
        <Button as={link} href={products} size="lg">
          {t('navigation.products')}
        </Button>
      </Stack>
    </Box>
  )
}
