export { reportSearch, SearchReport } from './search-report.tsx'
export { track } from './track.ts'
export { useAnalytics } from './use-analytics.ts'
