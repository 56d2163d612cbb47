'use client'

import { createReviewsClient } from '@sorrel/reviews/model'
import { createProgressFetch, Reviews, type ReviewedProduct } from '@sorrel/reviews/react'
import { useEffect, useState } from 'react'
import { SHOP_CONFIG } from '#config/shop-config.ts'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { forgetChosenRating, readChosenRating } from '#shop/write-review-address.ts'
import type { LoadedReviews } from './fetch-reviews.ts'

export interface LiveReviewsProps {
  readonly product: ReviewedProduct
  /** The reviews that the page shows already; without them the section fetches them. */
  readonly initial: LoadedReviews | undefined
  readonly loginHref: string
  /** `write` opens the form for who may write. */
  readonly intent: 'read' | 'write'
}

const client = createReviewsClient()

const createUploadClient = (onProgress: (share: number) => void) =>
  createReviewsClient({ fetch: createProgressFetch(onProgress) })

/** The section with the shop's messages, links and notifications. */
export function LiveReviews(props: LiveReviewsProps) {
  const { t, locale, link } = useShop()
  const notify = useNotify()
  const [chosenRating] = useState(readChosenRating)
  useEffect(() => {
    if (chosenRating !== undefined) forgetChosenRating()
  }, [chosenRating])
  return (
    <Reviews
      {...props}
      chosenRating={chosenRating}
      app={{ t, locale, link, storagePrefix: SHOP_CONFIG.storagePrefix }}
      client={client}
      createUploadClient={createUploadClient}
      notify={notify}
    />
  )
}
