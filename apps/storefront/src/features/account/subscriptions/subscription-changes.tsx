'use client'

import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { NEW_FORM } from '#platform/form/form-shape.ts'
import { useNotify } from '#platform/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { ChangeContext } from './change-context.ts'
import { ChangeForm } from './change-form.tsx'
import { getChangeWords } from './get-change-words.ts'
import type { SubscriptionFacts } from './load-subscription.ts'
import type { AskedChange } from './subscription-change.ts'

const Dialog = lazy(async () => ({ default: (await import('@sorrel/ui/dialog')).Dialog }))

export interface SubscriptionChangesProps {
  readonly facts: SubscriptionFacts
  readonly children: ReactNode
}

/** Asks before each change of the subscription that the page shows, above the page. */
export function SubscriptionChanges({ facts, children }: SubscriptionChangesProps) {
  const shop = useShop()
  const { t, toHref, refresh } = shop
  const notify = useNotify()
  const [asked, setAsked] = useState<AskedChange>()
  const [isOpen, setOpen] = useState(false)
  const ask = useCallback((change: AskedChange) => {
    setAsked(change)
    setOpen(true)
  }, [])
  const { subscription } = facts
  const finish = (message: string) => {
    setOpen(false)
    notify({ tone: 'success', message })
    refresh()
  }
  return (
    <ChangeContext value={ask}>
      {children}
      {asked && (
        <Suspense>
          <Dialog
            open={isOpen}
            onClose={() => setOpen(false)}
            title={getChangeWords(asked, subscription, shop).title}
            description={getChangeWords(asked, subscription, shop).text}
            closeLabel={t('a11y.close')}
            role="alertdialog"
          >
            <ChangeForm
              asked={asked}
              facts={facts}
              state={NEW_FORM}
              from={toHref(routes.subscription(subscription.id))}
              to={toHref(routes.subscription(subscription.id))}
              onDone={finish}
              dismiss={
                <Button variant="secondary" size="lg" onClick={() => setOpen(false)}>
                  {t('account.subscriptions.dismiss')}
                </Button>
              }
            />
          </Dialog>
        </Suspense>
      )}
    </ChangeContext>
  )
}
