import { useState } from 'react'
import { screen } from 'storybook/test'
import { DEFAULT_REVIEW_QUERY, type NewReview, type Rating, type ReviewChange } from '../../model.ts'
import { Reviews } from '../reviews.tsx'
import {
  createSampleClient,
  createStoryApp,
  findSampleReviews,
  getStats,
  type SampleStore,
} from './sample-reviews.ts'

export interface StorySectionProps {
  readonly store: SampleStore
  readonly name?: string
  readonly locale?: string
  readonly intent?: 'read' | 'write'
  readonly chosenRating?: Rating
  readonly loading?: 'server' | 'browser'
  readonly onCreate?: (review: NewReview) => void
  readonly onChange?: (change: ReviewChange) => void
  readonly onWithdraw?: (reviewId: string) => void
}

/** The section over reviews in memory, with a toast region as an application has it. */
export function StorySection({
  store,
  name = 'Oat & Honey Soap Bar',
  locale,
  intent,
  chosenRating,
  loading,
  ...calls
}: StorySectionProps) {
  const [client] = useState(() => createSampleClient(store, calls))
  const [app] = useState(() => createStoryApp(locale))
  return (
    <Reviews
      product={{ id: 'soap', name }}
      app={app}
      client={client}
      loginHref="/account/login"
      intent={intent}
      chosenRating={chosenRating}
      initial={
        loading === 'browser'
          ? undefined
          : {
              stats: getStats(store.reviews),
              list: { ...findSampleReviews(store.reviews, DEFAULT_REVIEW_QUERY), mentions: store.mentions },
              query: DEFAULT_REVIEW_QUERY,
            }
      }
    />
  )
}

/** A longer time limit for dialogs, whose code is loaded first. */
export const findDialog = (name?: string) =>
  screen.findByRole('dialog', name === undefined ? {} : { name }, { timeout: 10_000 })
