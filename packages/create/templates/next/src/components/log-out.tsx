'use client'

import { createEndpointAccount } from '@sorrel/commerce/account-transport'
import { useAction, useCartActions } from '@sorrel/commerce/react'
import { routes } from '@sorrel/contracts/routes'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { useRouter } from 'next/navigation'
import { useMessages } from '../messages-context'
import { StoreForm } from './store-form'

/** Ends the session. The cart keeps its items. */
export function LogOut() {
  const { t, toHref, language } = useMessages()
  const router = useRouter()
  const { refresh } = useCartActions()
  const { state, isPending, run } = useAction(createEndpointAccount({ locale: language }).account.logout)
  const leave = async () => {
    const answer = await run({})
    if (!answer?.ok) return
    refresh()
    router.push(toHref(routes.home()))
    router.refresh()
  }
  return (
    <StoreForm name="logout" to={toHref(routes.home())} onSubmit={() => void leave()}>
      {state.status === 'failed' && <Banner tone="error">{t('account.logout.error')}</Banner>}
      <Button
        type="submit"
        variant="secondary"
        loading={isPending}
        loadingLabel={t('account.logout.submitting')}
      >
        {t('account.logout.action')}
      </Button>
    </StoreForm>
  )
}
