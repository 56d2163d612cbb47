'use client'

import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { NEW_FORM } from '#form/form-shape.ts'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { ChangeContext } from './change-context.ts'
import { type ChangeDialogState, getChange } from './changes.ts'
import type { SubscriptionFacts } from './change-form-props.ts'

const Dialog = lazy(async () => ({ default: (await import('@sorrel/ui/dialog')).Dialog }))

export interface SubscriptionChangesProps {
  readonly facts: SubscriptionFacts
  readonly children: ReactNode
}

/** Asks before each change of the subscription that the page shows, above the page. */
export function SubscriptionChanges({ facts, children }: SubscriptionChangesProps) {
  const { refresh } = useShop()
  const notify = useNotify()
  const [dialog, setDialog] = useState<ChangeDialogState>()
  const [isOpen, setOpen] = useState(false)
  const openChange = useCallback((change: ChangeDialogState) => {
    setDialog(change)
    setOpen(true)
  }, [])
  const finish = (message: string) => {
    setOpen(false)
    notify({ tone: 'success', message })
    refresh()
  }
  return (
    <ChangeContext value={openChange}>
      {children}
      {dialog && (
        <Suspense>
          <ChangeDialog
            dialog={dialog}
            facts={facts}
            open={isOpen}
            onClose={() => setOpen(false)}
            onDone={finish}
          />
        </Suspense>
      )}
    </ChangeContext>
  )
}

interface ChangeDialogProps {
  readonly dialog: ChangeDialogState
  readonly facts: SubscriptionFacts
  readonly open: boolean
  readonly onClose: () => void
  readonly onDone: (message: string) => void
}

function ChangeDialog({ dialog, facts, open, onClose, onDone }: ChangeDialogProps) {
  const shop = useShop()
  const { t, toHref } = shop
  const { subscription } = facts
  const { getQuestion, Form } = getChange(dialog.name)
  const { title, text } = getQuestion(subscription, shop, dialog.itemId)
  const page = toHref(routes.subscription(subscription.id))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={text}
      closeLabel={t('a11y.close')}
      role="alertdialog"
    >
      <Form
        itemId={dialog.itemId ?? ''}
        facts={facts}
        state={NEW_FORM}
        from={page}
        to={page}
        onDone={onDone}
        dismiss={
          <Button variant="secondary" size="lg" onClick={onClose}>
            {t('account.subscriptions.dismiss')}
          </Button>
        }
      />
    </Dialog>
  )
}
