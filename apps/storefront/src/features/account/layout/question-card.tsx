import { Card } from '@sorrel/ui/card'
import { Heading } from '@sorrel/ui/heading'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import type { ReactNode } from 'react'

export interface QuestionCardProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** A question as a part of the page: what it is about, what will happen, its form. */
export function QuestionCard({ title, text, children }: QuestionCardProps) {
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
