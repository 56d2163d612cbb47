import type { AnalyticsAdapter } from '@sorrel/commerce/analytics'
import { createTagManager, createTagPage } from '@sorrel/commerce/analytics-adapters'

/** Who receives the shop's events. Add yours to this list; README.md beside this file says how. */
export function getAdapters(tagScriptUrl: string | undefined): readonly AnalyticsAdapter[] {
  return [createTagManager({ page: createTagPage(), scriptUrl: tagScriptUrl })]
}
