import { REQUEST_ID_HEADER } from '@sorrel/contracts/http/request'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ShopView } from './shop.ts'
import { loadQuestion, reportFallback } from '#request/page-context.ts'
import { keepPrivate } from '#request/answer-marks.ts'
import { UnavailableError } from '#backend/unavailable.ts'

/** A screen's data, its shop and its metadata. */
export interface Loaded<Props> {
  readonly metadata: Metadata
  readonly shop: ShopView
  readonly screen: Props
}

/** `counts`: this page's effect on the session's failure counter; undefined where the service was not called. */
export type LoadedOrFallback<Props> =
  | (Loaded<Props> & { readonly kind: 'loaded'; readonly counts: 'success' | undefined })
  | {
      readonly kind: 'fallback'
      readonly metadata: Metadata
      readonly counts: 'failure' | undefined
      /** Id of the failure in the logs. */
      readonly reference?: string | undefined
    }

const NOINDEX: Metadata = { robots: { index: false, follow: true } }

/**
 * A list that is made per request and never cached: while the service does not answer, fallback data is shown instead;
 * in fallback mode also without a call, while another page of the session asks. See docs/specification.md#fallback-mode.
 */
export async function loadOrFallback<Props>(
  load: () => Promise<Loaded<Props>>,
): Promise<LoadedOrFallback<Props>> {
  const { failures, mayAsk, end } = await loadQuestion()
  if (!mayAsk) return { kind: 'fallback', metadata: NOINDEX, counts: undefined }
  try {
    const counts = failures.getFailures().length > 0 ? 'success' : undefined
    return { kind: 'loaded', counts, ...(await load()) }
  } catch (failure) {
    if (!(failure instanceof UnavailableError)) throw failure
    keepPrivate((await headers()).get(REQUEST_ID_HEADER))
    const reference = await reportFallback(failure.message)
    return { kind: 'fallback', metadata: NOINDEX, counts: 'failure', reference }
  } finally {
    end()
  }
}
