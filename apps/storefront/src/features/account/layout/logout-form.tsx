'use client'

import { Icon } from '@sorrel/ui/icon'
import { signOutIcon } from '@sorrel/ui/icons'
import { logoutForm } from '#features/auth/auth-forms.ts'
import { ButtonForm } from '#platform/form/button-form.tsx'
import { leaveMessage } from '#platform/left-message.ts'
import { useNotify } from '#platform/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'

export interface LogoutFormProps {
  readonly homeHref: string
  /** Where one lands without script: a page that can say what happened. */
  readonly loginHref: string
}

/** Ends the session; on a 200 the visitor is at home again and reads so. Specification section 2, "Account layout". */
export function LogoutForm({ homeHref, loginHref }: LogoutFormProps) {
  const { t, pathname, load } = useShop()
  const notify = useNotify()
  const leave = () => {
    leaveMessage({ tone: 'info', message: t('account.logout.success') })
    load(homeHref)
    return new Promise<never>(() => {})
  }
  return (
    <ButtonForm
      shape={logoutForm}
      from={pathname}
      to={loginHref}
      onDone={leave}
      onRefused={() => {
        notify({ tone: 'error', message: t('account.logout.error') })
        return true
      }}
      loadingLabel={t('account.logout.submitting')}
      look={{ variant: 'quiet', iconStart: <Icon icon={signOutIcon} size={20} /> }}
    >
      {t('account.logout.action')}
    </ButtonForm>
  )
}
