/** What a choice of filters leads to before it is applied: one question after a pause, the newest answer counts. Without React. */

export { type CountFilters, createEndpointCount, type EndpointCountOptions } from './filter-preview/count.ts'
export {
  createFilterPreview,
  type FilterPreview,
  type FilterPreviewOptions,
  type PreviewedFilters,
} from './filter-preview/create-filter-preview.ts'
