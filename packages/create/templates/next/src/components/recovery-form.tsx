'use client'

import { createEndpointAccount } from '@sorrel/commerce/account-transport'
import { useAction } from '@sorrel/commerce/react'
import { routes } from '@sorrel/contracts/routes'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { Link } from '@sorrel/ui/link'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { TextField } from '@sorrel/ui/text-field'
import { RouterLink } from '../link'
import { useMessages } from '../messages-context'
import { Refusal } from './refusal'

/** Asks for the mail with a link to a new password. It says the same whether the address is known or not. */
export function RecoveryForm() {
  const { t, toHref, language } = useMessages()
  const { account } = createEndpointAccount({ locale: language })
  const { state, isPending, run } = useAction(account.recoverPassword)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void run({ email: String(new FormData(event.currentTarget).get('email')) })
      }}
    >
      <Stack gap="16">
        {state.status === 'failed' && <Refusal error={state.error} text={t('validation.email_invalid')} />}
        {state.status === 'done' && (
          <Banner tone="success" live="polite" title={t('account.check_email.title')}>
            {t('account.check_email.text')}
          </Banner>
        )}
        <Text>{t('account.forgot_password.text')}</Text>
        <TextField
          name="email"
          type="email"
          label={t('account.fields.email')}
          autoComplete="email"
          required
        />
        <Button type="submit" loading={isPending} loadingLabel={t('account.forgot_password.submitting')}>
          {t('account.forgot_password.submit')}
        </Button>
        <Link as={RouterLink} href={toHref(routes.login())} variant="quiet">
          {t('account.forgot_password.back')}
        </Link>
      </Stack>
    </form>
  )
}
