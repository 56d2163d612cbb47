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
  type ListRequestBase,
  type ListTransport,
} from './listing/create-list-store.ts'
export type { ListState } from './listing/state.ts'
