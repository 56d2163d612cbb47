/**
 * Receivers of a shop's events: a tag manager, Google Analytics 4, Plausible, or any data layer that scripts of a page
 * read.
 */

export { createDataLayer, type DataLayerOptions } from './analytics-adapters/data-layer.ts'
export { createGoogleAnalytics, type GoogleAnalyticsOptions } from './analytics-adapters/google-analytics.ts'
export { createPlausible, type PlausibleOptions } from './analytics-adapters/plausible.ts'
export { createTagManager, type TagManagerOptions } from './analytics-adapters/tag-manager.ts'
export { createTagPage, type TagPage } from './analytics-adapters/tag-page.ts'
