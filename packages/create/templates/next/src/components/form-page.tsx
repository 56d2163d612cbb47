import { Button } from '@sorrel/ui/button'
import { Container } from '@sorrel/ui/container'
import { ErrorSummary } from '@sorrel/ui/error-summary'
import { Heading } from '@sorrel/ui/heading'
import { Stack } from '@sorrel/ui/stack'
import type { ReactNode } from 'react'
import { readWords } from '../words'
import { StoreForm, type StoreFormProps } from './store-form'

interface FormPageProps extends Omit<StoreFormProps, 'onSubmit'> {
  readonly title: string
  /** The words of its button. */
  readonly submit: string
  /** Status of the answer that refused the form. */
  readonly failed: string | undefined
  /** What is wrong with the input. */
  readonly refusal: string
  /** The fields. */
  readonly children: ReactNode
  /** Links below the button. */
  readonly links: ReactNode
}

/** A page of one form of the account, as wide as a form. */
export async function FormPage(props: FormPageProps) {
  const { title, submit, failed, refusal, children, links, ...form } = props
  const { t } = await readWords()
  const reasons: Readonly<Record<string, string>> = {
    429: t('account.login.error_throttled'),
    500: t('errors.try_later'),
  }
  return (
    <Container width="form">
      <Stack gap="24">
        <Heading level={1}>{title}</Heading>
        {failed !== undefined && <ErrorSummary title={reasons[failed] ?? refusal} />}
        <StoreForm {...form}>
          <Stack gap="16">
            {children}
            <Button type="submit">{submit}</Button>
          </Stack>
        </StoreForm>
        {links}
      </Stack>
    </Container>
  )
}
