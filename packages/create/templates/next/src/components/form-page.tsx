import { Container } from '@sorrel/ui/container'
import { Heading } from '@sorrel/ui/heading'
import { Stack } from '@sorrel/ui/stack'
import type { ReactNode } from 'react'

interface FormPageProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page of one form, as wide as a form. */
export function FormPage({ title, children }: FormPageProps) {
  return (
    <Container width="form">
      <Stack gap="24">
        <Heading level={1}>{title}</Heading>
        {children}
      </Stack>
    </Container>
  )
}
