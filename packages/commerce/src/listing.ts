/**
 * A list of products as a plain store: filters, order and pages that follow the URL; the last change wins. Without
 * React.
 */

export {
  createHistoryAddress,
  createMemoryAddress,
  type HistoryAddressOptions,
  type ListAddressPort,
  type MemoryAddress,
} from './listing/address.ts'
export {
  createListStore,
  type InitialList,
  type ListActions,
  type ListStore,
  type ListStoreOptions,
} from './listing/create-list-store.ts'
export type { ListState } from './listing/state.ts'
export type { ListRequestBase, ListTransport } from './listing/transport.ts'
