export { reportSearch, SearchReport } from './search-report.tsx'
export type { ShopItem } from './shop-event.ts'
export { track } from './track.ts'
export { useAnalytics } from './use-analytics.ts'
