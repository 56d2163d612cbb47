import type { SubscriptionAction } from '@sorrel/domain/subscriptions'

/** The changes that have a form of their own, by the name in the page's address. */
export const CHANGES = [
  'skip',
  'pause',
  'resume',
  'edit-plan',
  'edit-details',
  'replace',
  'add-item',
  'delete-item',
  'change-card',
  'cancel',
] as const

export type ChangeName = (typeof CHANGES)[number]

/** Which action of a subscription a change is. Editing and replacing its product are one. */
export const CHANGE_ACTIONS: Readonly<Record<ChangeName, SubscriptionAction>> = {
  skip: 'skip',
  pause: 'pause',
  resume: 'resume',
  'edit-plan': 'edit-plan',
  'edit-details': 'replace-product',
  replace: 'replace-product',
  'add-item': 'add-item',
  'delete-item': 'delete-item',
  'change-card': 'change-card',
  cancel: 'cancel',
}

/** One change that is asked for. */
export interface AskedChange {
  readonly name: ChangeName
  /** Which further product, for `delete-item`. */
  readonly itemId?: string | undefined
}

/** The change that a page's query asks for. */
export function parseAskedChange(query: string): AskedChange | undefined {
  const fields = new URLSearchParams(query)
  const name = CHANGES.find((known) => known === fields.get('change'))
  return name && { name, itemId: fields.get('item') ?? undefined }
}
