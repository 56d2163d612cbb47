/** Keeps the index in step with the service: by walks, announced changes and ratings. Node only. */
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
