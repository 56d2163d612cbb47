import { canSubscription, type Subscription } from '@sorrel/domain/subscriptions'
import type { Change } from './change.ts'
import { couponChanges } from './coupon-changes.ts'
import { pauseChanges, paymentChanges } from './schedule-changes.ts'
import { itemChanges } from './item-changes.ts'

/** The changes by their name in the page's address, in the order in which they are listed. */
export const CHANGES = { ...pauseChanges, ...itemChanges, ...couponChanges, ...paymentChanges }

export type ChangeName = keyof typeof CHANGES

/** The change whose form is shown. */
export interface ChangeDialogState {
  readonly name: ChangeName
  /** Which further product, for `delete-item`. */
  readonly itemId?: string | undefined
  /** Words by which the products to choose from are searched. */
  readonly find?: string | undefined
}

/** Longest words of a search. */
const FIND_MAX_LENGTH = 100

const isChangeName = (name: string | null): name is ChangeName =>
  name !== null && Object.hasOwn(CHANGES, name)

export function getChange(name: ChangeName): Change {
  return CHANGES[name]
}

/** The changes that the list on the subscription's page shows now. */
export function getListedChanges(
  subscription: Subscription,
): readonly { readonly name: ChangeName; readonly row: NonNullable<Change['row']> }[] {
  return Object.keys(CHANGES)
    .filter(isChangeName)
    .flatMap((name) => {
      const { row } = getChange(name)
      return row !== undefined && canOpenChange({ name }, subscription) ? [{ name, row }] : []
    })
}

/** Whether the dialog of a change can be opened now. */
export function canOpenChange({ name, itemId }: ChangeDialogState, subscription: Subscription): boolean {
  const { action, isPossible } = getChange(name)
  return canSubscription(subscription, action) && isPossible?.(subscription, itemId) !== false
}

/** The change that a page's query names. */
export function parseChangeDialog(query: string): ChangeDialogState | undefined {
  const fields = new URLSearchParams(query)
  const name = fields.get('change')
  if (!isChangeName(name)) return undefined
  const find = fields.get('find')?.trim().slice(0, FIND_MAX_LENGTH) || undefined
  return { name, itemId: fields.get('item') ?? undefined, find }
}
