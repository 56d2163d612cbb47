/**
 * The effect of chosen filters before they are applied: one request after a debounce, and the newest answer counts.
 * Without React.
 */

export { type CountFilters, createEndpointCount, type EndpointCountOptions } from './filter-preview/count.ts'
export {
  createFilterPreview,
  type FilterPreview,
  type FilterPreviewOptions,
  type PreviewedFilters,
} from './filter-preview/create-filter-preview.ts'
