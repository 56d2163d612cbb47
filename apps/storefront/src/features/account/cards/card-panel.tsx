'use client'

import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { Card } from '@sorrel/ui/card'
import { Heading } from '@sorrel/ui/heading'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import type { ReactNode } from 'react'
import { useScene } from '#platform/use-scene.ts'

export interface CardPanelProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** One question about a card, above the cards. */
export function CardPanel({ title, text, children }: CardPanelProps) {
  return (
    <Card as="section">
      <Stack gap="24">
        <Stack gap="8">
          <Heading level={2} size="2xl">
            {title}
          </Heading>
          <Text>{text}</Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  )
}

/** The way out of such a question. */
export function CardDismiss({ label }: { readonly label?: string }) {
  const { t, toHref, link } = useScene()
  return (
    <Button as={link} href={toHref(routes.cards())} variant="secondary" size="lg">
      {label ?? t('account.cards.dismiss')}
    </Button>
  )
}
