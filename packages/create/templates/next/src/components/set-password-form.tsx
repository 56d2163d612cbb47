'use client'

import { createEndpointAccount } from '@sorrel/commerce/account-transport'
import { useAction } from '@sorrel/commerce/react'
import { routes } from '@sorrel/contracts/routes'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { Link } from '@sorrel/ui/link'
import { Stack } from '@sorrel/ui/stack'
import { RouterLink } from '../link'
import { useMessages } from '../messages-context'
import { AccountPassword } from './account-password'
import { Refusal } from './refusal'

/** Sets a new password by the key of a mail, which works once. */
export function SetPasswordForm({ resetKey }: { readonly resetKey: string }) {
  const { t, toHref, language } = useMessages()
  const { account } = createEndpointAccount({ locale: language })
  const { state, isPending, run } = useAction(account.setPassword)
  if (state.status === 'done')
    return (
      <Banner tone="success" live="polite" title={t('account.set_password_success.title')}>
        {t('account.set_password_success.text')}{' '}
        <Link as={RouterLink} href={toHref(routes.login())}>
          {t('account.set_password_success.login')}
        </Link>
      </Banner>
    )
  const isExpired = state.status === 'failed' && state.error.kind === 'expired'
  const refused = isExpired ? t('account.set_password_expired.text') : t('validation.password_invalid')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void run({ key: resetKey, password: String(new FormData(event.currentTarget).get('password')) })
      }}
    >
      <Stack gap="16">
        {state.status === 'failed' && <Refusal error={state.error} text={refused} />}
        <AccountPassword label={t('account.fields.new_password')} isNew={true} />
        <Button type="submit" loading={isPending} loadingLabel={t('account.set_password.submitting')}>
          {t('account.set_password.submit')}
        </Button>
        {isExpired && (
          <Link as={RouterLink} href={toHref(routes.passwordRecovery())}>
            {t('account.set_password_expired.resend')}
          </Link>
        )}
      </Stack>
    </form>
  )
}
