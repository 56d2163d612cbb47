'use client'

import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useState,
  useTransition,
} from 'react'
import { type FormState, NEW_FORM } from '#form/form-shape.ts'
import { WithDraft } from '#form/with-draft.tsx'
import { saveFlashMessage } from '#form/stored-flash-message.ts'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { QuestionCard } from '../layout/account-section.tsx'
import type { ChangeFormProps } from './change-base.tsx'
import { ChangeContext } from './change-link.tsx'
import { type ChangeDialogState, type ChangeName, getChange } from './changes.ts'
import { couponForms } from './coupon-forms.tsx'
import { courseForms } from './course-forms.tsx'
import { goodsForms } from './goods-forms.tsx'
import type { SubscriptionFacts } from './load-subscription.ts'

const Dialog = lazy(async () => ({ default: (await import('@sorrel/ui/dialog')).Dialog }))

const FORMS: Readonly<Record<ChangeName, ComponentType<ChangeFormProps>>> = {
  ...courseForms,
  ...goodsForms,
  ...couponForms,
}

export interface SubscriptionChangesProps {
  readonly facts: SubscriptionFacts
  readonly children: ReactNode
}

/** Asks before each change of the subscription that the page shows, in a dialog above the page. */
export function SubscriptionChanges({ facts, children }: SubscriptionChangesProps) {
  const [dialog, setDialog] = useState<ChangeDialogState>()
  const [isOpen, setOpen] = useState(false)
  const openChange = useCallback((change: ChangeDialogState) => {
    setDialog(change)
    setOpen(true)
  }, [])
  const finish = useFinish(() => setOpen(false))
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

/** After a change the page is read again; its success is told once the page shows it. */
function useFinish(close: () => void): (message: string) => void {
  const { refresh } = useShop()
  const notify = useNotify()
  const [isRefreshing, startRefreshing] = useTransition()
  const [done, setDone] = useState<string>()
  useEffect(() => {
    if (done === undefined || isRefreshing) return
    setDone(undefined)
    notify({ tone: 'success', message: done })
  }, [done, isRefreshing, notify])
  return (message) => {
    close()
    setDone(message)
    startRefreshing(refresh)
  }
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
  const { getQuestion, shape } = getChange(dialog.name)
  const { title, text } = getQuestion(subscription, shop, dialog.itemId)
  const Form = FORMS[dialog.name]
  const { name, itemId } = dialog
  const page = toHref(routes.subscription(subscription.id))
  const from = toHref(routes.subscription(subscription.id, { change: name, itemId }))
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
        shape={shape}
        state={NEW_FORM}
        from={from}
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

export interface ChangePageProps {
  readonly facts: SubscriptionFacts
  readonly dialog: ChangeDialogState
  readonly state: FormState
}

/** The question before a change as a part of the page: for addresses that name a change, and where there is no script. */
export function ChangePage({ facts, dialog, state }: ChangePageProps) {
  const shop = useShop()
  const { t, link, toHref, load } = shop
  const { subscription } = facts
  const { getQuestion, shape } = getChange(dialog.name)
  const Form = FORMS[dialog.name]
  const { title, text } = getQuestion(subscription, shop, dialog.itemId)
  const to = toHref(routes.subscription(subscription.id))
  const finish = (message: string) => {
    saveFlashMessage({ tone: 'success', message })
    load(to)
  }
  return (
    <QuestionCard title={title} text={text}>
      <WithDraft name={shape.name} state={state}>
        {(begun) => (
          <Form
            itemId={dialog.itemId ?? ''}
            facts={facts}
            shape={shape}
            state={begun}
            from={toHref(routes.subscription(subscription.id, { ...dialog, change: dialog.name }))}
            to={to}
            onDone={finish}
            dismiss={
              <Button as={link} href={to} variant="secondary" size="lg">
                {t('account.subscriptions.dismiss')}
              </Button>
            }
          />
        )}
      </WithDraft>
    </QuestionCard>
  )
}
