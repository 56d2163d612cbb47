'use client'

import { routes } from '@sorrel/contracts/routes'
import { Icon } from '@sorrel/ui/icon'
import { signOutIcon } from '@sorrel/ui/icons'
import { logoutForm } from '#features/auth/index.ts'
import { ButtonForm } from '#form/button-form.tsx'
import { saveFlashMessage } from '#form/stored-flash-message.ts'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'

/** Ends the session, and the home page says so. Without script it leads to the log-in page, which can say it too. */
export function LogoutForm() {
  const { t, pathname, toHref, load } = useShop()
  const notify = useNotify()
  const leave = () => {
    saveFlashMessage({ tone: 'info', message: t('account.logout.success') })
    load(toHref(routes.home()))
    return new Promise<never>(() => {})
  }
  return (
    <ButtonForm
      shape={logoutForm}
      from={pathname}
      to={toHref(routes.login())}
      onDone={leave}
      onRejected={() => {
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
