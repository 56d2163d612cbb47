'use client'

import { routes } from '@sorrel/contracts/routes'
import type { Subscription } from '@sorrel/domain/subscriptions'
import { Button } from '@sorrel/ui/button'
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { type FormState, NEW_FORM } from '#form/form-shape.ts'
import { WithDraft } from '#form/with-draft.tsx'
import { saveFlashMessage } from '#shop/stored-flash-message.ts'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { QuestionCard } from '../layout/account-section.tsx'
import { type ChangeFormProps, ConfirmForm } from './change-base.tsx'
import { ChangeContext } from './change-link.tsx'
import { type ChangeDialogState, type ChangeName, CHANGES, getChange } from './changes.ts'
import { CouponForm } from './coupon-form.tsx'
import { courseForms } from './schedule-forms.tsx'
import { goodsForms } from './item-forms.tsx'
import type { SubscriptionFacts } from './load-subscription.ts'

const Dialog = lazy(async () => ({ default: (await import('@sorrel/ui/dialog')).Dialog }))

/** The changes that ask for more than a confirmation. */
type AskingChange = {
  [Name in ChangeName]: (typeof CHANGES)[Name] extends { readonly confirm: unknown } ? never : Name
}[ChangeName]

const FORMS: Readonly<Record<AskingChange, ComponentType<ChangeFormProps>>> = {
  ...courseForms,
  ...goodsForms,
  coupon: CouponForm,
}

const isAsking = (name: ChangeName): name is AskingChange => getChange(name).confirm === undefined

/** The form of a change: its own, or the button that confirms it. */
function ChangeForm({ name, ...props }: ChangeFormProps & { readonly name: ChangeName }) {
  if (!isAsking(name)) return <ConfirmForm {...props} confirm={getChange(name).confirm} />
  const Form = FORMS[name]
  return <Form {...props} />
}

export interface SubscriptionChangesProps {
  readonly facts: SubscriptionFacts
  /** Called with the subscription as a change answered it. */
  readonly onChanged: (changed: Subscription) => void
  readonly children: ReactNode
}

/** Asks before each change of the subscription that the page shows, in a dialog above the page. */
export function SubscriptionChanges({ facts, onChanged, children }: SubscriptionChangesProps) {
  const notify = useNotify()
  const [dialog, setDialog] = useState<ChangeDialogState>()
  const [isOpen, setOpen] = useState(false)
  const openChange = useCallback((change: ChangeDialogState) => {
    setDialog(change)
    setOpen(true)
  }, [])
  const finish = (message: string, changed: Subscription) => {
    setOpen(false)
    onChanged(changed)
    notify({ tone: 'success', message })
  }
  return (
    <ChangeContext value={openChange}>
      {children}
      {dialog && (
        <Suspense>
          <ChangeDialog dialog={dialog} facts={facts} open={isOpen} onOpenChange={setOpen} onDone={finish} />
        </Suspense>
      )}
    </ChangeContext>
  )
}

interface ChangeDialogProps {
  readonly dialog: ChangeDialogState
  readonly facts: SubscriptionFacts
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onDone: ChangeFormProps['onDone']
}

function ChangeDialog({ dialog, facts, open, onOpenChange, onDone }: ChangeDialogProps) {
  const shop = useShop()
  const { t, toHref } = shop
  const { subscription } = facts
  const { getQuestion, shape } = getChange(dialog.name)
  const { title, text } = getQuestion(subscription, shop, dialog.itemId)
  const { name, itemId } = dialog
  const page = toHref(routes.subscription(subscription.id))
  const from = toHref(routes.subscription(subscription.id, { change: name, itemId }))
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      closeLabel={t('a11y.close')}
      role="alertdialog"
    >
      <ChangeForm
        name={name}
        itemId={dialog.itemId ?? ''}
        facts={facts}
        shape={shape}
        state={NEW_FORM}
        from={from}
        to={page}
        onDone={onDone}
        dismiss={
          <Button variant="secondary" size="lg" onClick={() => onOpenChange(false)}>
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

/** The question before a change as a part of the page: for addresses that name a change, and without script. */
export function ChangePage({ facts, dialog, state }: ChangePageProps) {
  const shop = useShop()
  const { t, link, toHref, load } = shop
  const { subscription } = facts
  const { getQuestion, shape } = getChange(dialog.name)
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
          <ChangeForm
            name={dialog.name}
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
