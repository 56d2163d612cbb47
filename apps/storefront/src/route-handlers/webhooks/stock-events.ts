import { parseText } from '@sorrel/contracts/untrusted'
import type { Restocks } from '#backend/restocks.ts'
import type { StoreEvent } from './event.ts'
import type { ReceiverOptions } from './receiver.ts'

const CHANGES: ReadonlySet<string> = new Set(['product.stock_adjusted', 'product.updated'])

/**
 * Tells the reviews API of products whose stock may have changed, besides what the given handler does. An event is not
 * handled again when it does not answer, because it also looks at those products by itself.
 */
export function withStockEvents(
  handleShown: ReceiverOptions['handle'],
  restocks: Restocks | undefined,
): ReceiverOptions['handle'] {
  if (restocks === undefined) return handleShown
  return async (event) => {
    const productId = getProductId(event)
    await Promise.all([
      handleShown(event),
      productId !== undefined && restocks.tell({ kind: 'changed', productId }),
    ])
  }
}

/** An event of a variant names its product as the parent. */
function getProductId({ type, data }: StoreEvent): string | undefined {
  return CHANGES.has(type) ? (parseText(data?.parent_id) ?? data?.id) : undefined
}
