/** Keeps the index like the service: a walk over everything, changes as they are announced, ratings. Node only. */
export {
  type CatalogSource,
  type OrderRequest,
  type PageRequest,
  type ProductsRequest,
  type SourceAnswer,
  type SourceCategory,
  type SourceError,
  type SourceMarkets,
  type SourceOrder,
  type SourcePage,
  type SourceProduct,
} from './sync/source.ts'
export {
  type CatalogChange,
  type CatalogSync,
  type CatalogSyncOptions,
  createCatalogSync,
} from './sync/create-sync.ts'
export type { SyncLog } from './sync/reread.ts'
export type { WalkReport } from './sync/walk.ts'
