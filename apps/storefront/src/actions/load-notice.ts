import { loadLeftNotice } from '#platform/form/load-flash.ts'
import type { Notice } from '#platform/notice.ts'
import { FORMS } from './actions.ts'

/** What the answer before this page left for it to say. */
export function loadNotice(): Promise<Notice | undefined> {
  return loadLeftNotice(FORMS.map(({ notices }) => notices))
}
