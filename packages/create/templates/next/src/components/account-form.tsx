'use client'

import type { ActionFailure } from '@sorrel/commerce/account-actions'
import { createEndpointAccount } from '@sorrel/commerce/account-transport'
import { useAction, useCartActions } from '@sorrel/commerce/react'
import { parseNext, routes } from '@sorrel/contracts/routes'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { Link } from '@sorrel/ui/link'
import { PasswordField } from '@sorrel/ui/password-field'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { TextField } from '@sorrel/ui/text-field'
import { useRouter } from 'next/navigation'
import { RouterLink } from '../link'
import { useMessages } from '../messages-context'
import { StoreForm } from './store-form'

const PASSWORD_MIN_LENGTH = 6

interface AccountFormProps {
  /** Makes an account. Else the customer has one. */
  readonly isNew: boolean
  /** Where to go afterwards: a path of the shop. */
  readonly next?: string | undefined
  /** A try without script was refused. */
  readonly failed?: boolean
}

/** Logs a customer in, or makes an account. The visitor's cart is kept. */
export function AccountForm({ isNew, next, failed = false }: AccountFormProps) {
  const { t, toHref, language } = useMessages()
  const router = useRouter()
  const { refresh } = useCartActions()
  const { account } = createEndpointAccount({ locale: language })
  const { state, isPending, run } = useAction((form: FormData) => {
    const read = (name: string) => String(form.get(name) ?? '')
    const input = { email: read('email'), password: read('password') }
    if (!isNew) return account.login(input)
    return account.signUp({ ...input, firstName: read('firstName'), lastName: read('lastName') })
  })
  const to = parseNext(next) ?? toHref(routes.account())
  const send = async (form: FormData) => {
    const answer = await run(form)
    if (!answer?.ok) return
    refresh()
    router.push(to)
    router.refresh()
  }
  const passwordLabels = {
    label: t('account.fields.password'),
    showLabel: t('a11y.show_password'),
    hideLabel: t('a11y.hide_password'),
  }
  return (
    <StoreForm
      name={isNew ? 'sign-up' : 'login'}
      to={to}
      from={toHref(isNew ? routes.signUp(next) : routes.login(next))}
      onSubmit={(form) => void send(form)}
    >
      <Stack gap="16">
        {state.status === 'failed' && <Refusal error={state.error} isNew={isNew} />}
        {state.status === 'idle' && failed && <Refusal isNew={isNew} />}
        {isNew && (
          <>
            <TextField
              name="firstName"
              label={t('account.fields.first_name')}
              autoComplete="given-name"
              required
            />
            <TextField
              name="lastName"
              label={t('account.fields.last_name')}
              autoComplete="family-name"
              required
            />
          </>
        )}
        <TextField
          name="email"
          type="email"
          label={t('account.fields.email')}
          autoComplete="email"
          required
        />
        <PasswordField
          name="password"
          {...passwordLabels}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          description={isNew ? t('account.signup.password_hint', { min: PASSWORD_MIN_LENGTH }) : undefined}
          minLength={isNew ? PASSWORD_MIN_LENGTH : undefined}
          required
        />
        <Button
          type="submit"
          loading={isPending}
          loadingLabel={isNew ? t('account.signup.submitting') : t('account.login.submitting')}
        >
          {isNew ? t('account.signup.submit') : t('account.login.submit')}
        </Button>
        <Text>
          {isNew ? t('account.signup.have_account') : t('account.login.no_account')}{' '}
          <Link as={RouterLink} href={toHref(isNew ? routes.login(next) : routes.signUp(next))}>
            {isNew ? t('account.signup.login') : t('account.login.create')}
          </Link>
        </Text>
      </Stack>
    </StoreForm>
  )
}

interface RefusalProps {
  /** Unknown where the form was sent without script. */
  readonly error?: ActionFailure
  readonly isNew: boolean
}

function Refusal({ error, isNew }: RefusalProps) {
  const { t } = useMessages()
  const text =
    error?.kind === 'throttled'
      ? t('account.login.error_throttled')
      : error?.kind === 'upstream'
        ? t('errors.try_later')
        : isNew
          ? t('account.signup.error_refused')
          : t('account.login.error_invalid')
  return <Banner tone="error">{text}</Banner>
}
