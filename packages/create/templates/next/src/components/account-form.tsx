'use client'

import { createEndpointAccount } from '@sorrel/commerce/account-transport'
import { useAction, useCartActions } from '@sorrel/commerce/react'
import { parseNext, routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { Link } from '@sorrel/ui/link'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { TextField } from '@sorrel/ui/text-field'
import { useRouter } from 'next/navigation'
import { RouterLink } from '../link'
import { useMessages } from '../messages-context'
import { AccountPassword } from './account-password'
import { Refusal } from './refusal'

interface AccountFormProps {
  /** Makes an account. Else the customer has one. */
  readonly isNew: boolean
  /** Where to go afterwards: a path of the shop. */
  readonly next?: string
}

/** Logs a customer in, or makes an account. The visitor's cart is kept. */
export function AccountForm({ isNew, next }: AccountFormProps) {
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
  const send = async (form: FormData) => {
    const answer = await run(form)
    if (!answer?.ok) return
    refresh()
    router.push(parseNext(next) ?? toHref(routes.account()))
    router.refresh()
  }
  const refused = isNew ? t('account.signup.error_refused') : t('account.login.error_invalid')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send(new FormData(event.currentTarget))
      }}
    >
      <Stack gap="16">
        {state.status === 'failed' && <Refusal error={state.error} text={refused} />}
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
        <AccountPassword label={t('account.fields.password')} isNew={isNew} />
        <Button
          type="submit"
          loading={isPending}
          loadingLabel={isNew ? t('account.signup.submitting') : t('account.login.submitting')}
        >
          {isNew ? t('account.signup.submit') : t('account.login.submit')}
        </Button>
        {!isNew && (
          <Link as={RouterLink} href={toHref(routes.passwordRecovery())}>
            {t('account.login.forgot')}
          </Link>
        )}
        <Text>
          {isNew ? t('account.signup.have_account') : t('account.login.no_account')}{' '}
          <Link as={RouterLink} href={toHref(isNew ? routes.login(next) : routes.signUp(next))}>
            {isNew ? t('account.signup.login') : t('account.login.create')}
          </Link>
        </Text>
      </Stack>
    </form>
  )
}
