import type { ReviewRequestCall } from '@sorrel/contracts/http'
import type { ReviewRequests } from '#backend/review-requests.ts'
import { affectsPages, type StoreEvent } from './event.ts'
import type { ReceiverOptions } from './receiver.ts'

const KINDS: Readonly<Record<string, ReviewRequestCall['kind']>> = {
  'order.delivered': 'delivered',
  'order.canceled': 'canceled',
}

/**
 * Forwards order events to the reviews API. Other events, and all events if there are no review requests, go to the
 * given handler. A failed delivery is retried like any failed event.
 */
export function withOrderEvents(
  handleShown: ReceiverOptions['handle'],
  requests: Pick<ReviewRequests, 'tell'> | undefined,
): Required<Pick<ReceiverOptions, 'handle' | 'isNeeded'>> {
  const toCall = ({ type, data }: StoreEvent): ReviewRequestCall | undefined => {
    const kind = KINDS[type]
    return kind === undefined || data?.id === undefined ? undefined : { kind, orderId: data.id }
  }
  return {
    isNeeded: (event) => affectsPages(event) || (requests !== undefined && toCall(event) !== undefined),
    handle: async (event) => {
      const call = toCall(event)
      if (requests === undefined || call === undefined) return handleShown(event)
      if ((await requests.tell(call)) === undefined) throw new Error('The reviews API did not answer')
    },
  }
}
