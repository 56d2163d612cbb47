'use client'

import {
  createElement,
  type ReactNode,
  type RefObject,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { serverOnly } from '#shop/server-only-part.ts'
import { createLazyComponent } from '#shop/lazy-component.tsx'
import { useShop } from '#shop/shop-context.tsx'
import type { LiveReviewsProps } from './live-reviews.tsx'

const LiveReviews = createLazyComponent(async () => (await import('./live-reviews.tsx')).LiveReviews)
const hydratedReviews = serverOnly(async () => (await import('./hydrated-reviews.tsx')).HydratedReviews)

/** Fragment of the URL when the visitor came to write a review. */
const WRITE_ID = 'write-review'

/** How far from the window the section's code is loaded. */
const NEAR = '600px'

export interface ReviewsSlotProps extends Omit<LiveReviewsProps, 'intent' | 'initial'> {
  /** Id of the server's data, left by `stashReviews`; undefined without reviews to show. */
  readonly drawnId: string | undefined
  /** Replaces the section where the server has rendered none. */
  readonly children?: ReactNode
}

/**
 * Shows the server's section until it comes near the window or the URL names it; then the interactive section replaces
 * it. The reviews are only in the HTML, so the interactive section fetches its own.
 */
export function ReviewsSlot({ children, drawnId, ...section }: ReviewsSlotProps) {
  const host = useRef<HTMLDivElement>(null)
  const { live, intent } = useLiveReviews(host, section.product.id)
  useLayoutEffect(() => {
    if (live?.hadFocus) document.getElementById('reviews')?.focus({ preventScroll: true })
  }, [live])
  return (
    <div ref={host} id={WRITE_ID}>
      {live ? (
        <LiveReviews.Part {...section} initial={live.initial} intent={intent} />
      ) : drawnId === undefined ? (
        children
      ) : (
        <Drawn id={drawnId} />
      )}
    </div>
  )
}

/** On the server: the section. In the browser: the HTML that is already in the document. */
function Drawn({ id }: { readonly id: string }) {
  const drawing = hydratedReviews && use(hydratedReviews)
  const [html] = useState(() =>
    drawing ? '' : (document.querySelector(`[data-drawn="${id}"]`)?.innerHTML ?? ''),
  )
  if (drawing) return <div data-drawn={id}>{createElement(drawing, { id })}</div>
  return <div data-drawn={id} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}

interface Live {
  readonly initial: LiveReviewsProps['initial']
  /** The focus was in the section that is replaced. */
  readonly hadFocus: boolean
}

/** Loads the interactive section once it is near or asked for; until then `live` is undefined. */
function useLiveReviews(host: RefObject<HTMLDivElement | null>, productId: string) {
  const shop = useShop()
  const [live, setLive] = useState<Live>()
  const [intent, setIntent] = useState<LiveReviewsProps['intent']>('read')
  const start = useEffectEvent(async (): Promise<void> => {
    const loading = LiveReviews.preload(shop)
    const { fetchInitialReviews } = await import('./fetch-reviews.ts')
    const [initial] = await Promise.all([fetchInitialReviews(productId), loading])
    const hadFocus = host.current?.contains(document.activeElement) ?? false
    startTransition(() => setLive({ initial, hadFocus }))
  })
  useEffect(() => {
    const read = (): void => {
      if (window.location.hash !== `#${WRITE_ID}`) return
      setIntent('write')
      void start()
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void start()
      },
      { rootMargin: NEAR },
    )
    if (host.current) observer.observe(host.current)
    read()
    window.addEventListener('hashchange', read)
    return () => {
      observer.disconnect()
      window.removeEventListener('hashchange', read)
    }
  }, [host])
  return { live, intent }
}
