import type { ScheduleInterval } from '@sorrel/domain/product'

export interface SubscriptionId {
  readonly id: string
}

export interface CancelArgs extends SubscriptionId {
  /** Lets it run to the end of the period that is paid. Default: it ends at once. */
  readonly atPeriodEnd?: boolean | undefined
}

export interface PauseArgs extends SubscriptionId {
  /** When it goes on by itself, ISO 8601; unset pauses it until it is resumed. */
  readonly resumeAt?: string | null | undefined
}

export interface Choice {
  readonly variantId?: string | undefined
  /** Values of options besides the variant. */
  readonly options?: readonly { readonly id: string; readonly valueId: string }[] | undefined
  readonly quantity: number
}

export interface AddItemArgs extends SubscriptionId, Choice {
  readonly productId: string
}

export interface ReplaceDetailsArgs extends SubscriptionId, Choice {
  /** The plan to change to, which also says how often it is sent. */
  readonly planId?: string | undefined
  /** How often it is billed. */
  readonly interval: ScheduleInterval
  readonly intervalCount: number
}

/** An address of the account, with its parts as the parcel needs them; an empty part is null. */
export interface ShippingArgs extends SubscriptionId {
  readonly shipping: {
    readonly accountAddressId: string
    readonly firstName: string
    readonly lastName: string
    readonly address1: string
    readonly address2: string | null
    readonly city: string
    readonly state: string | null
    readonly zip: string
    readonly country: string
    readonly phone: string | null
  }
}

export interface ReplaceProductArgs extends ReplaceDetailsArgs {
  readonly productId: string
}
