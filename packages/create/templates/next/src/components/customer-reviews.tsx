'use client'

import { routes } from '@sorrel/contracts/routes'
import { createMessages, type Messages } from '@sorrel/i18n/message'
import { createReviewsClient } from '@sorrel/reviews/model'
import { type ReviewedProduct, Reviews } from '@sorrel/reviews/react'
import { useMemo, useState } from 'react'
import { RouterLink } from '../link'
import { useMessages } from '../messages-context'

interface CustomerReviewsProps {
  readonly product: ReviewedProduct
  readonly slug: string
  readonly messages: Messages
}

/** Reads reviews and writes one, by the API that `next.config.ts` mounts at `/api/reviews`. */
export function CustomerReviews({ product, slug, messages }: CustomerReviewsProps) {
  const { language, toHref } = useMessages()
  const [client] = useState(() => createReviewsClient())
  const app = useMemo(
    () => ({ t: createMessages({ locale: language, messages }), locale: language, link: RouterLink }),
    [language, messages],
  )
  const loginHref = toHref(routes.login(toHref(routes.product(slug))))
  return <Reviews product={product} app={app} client={client} loginHref={loginHref} />
}
