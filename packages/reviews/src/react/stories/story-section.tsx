import { useState } from 'react'
import { screen } from 'storybook/test'
import { DEFAULT_REVIEW_QUERY, type NewReview } from '../../model.ts'
import { Reviews } from '../reviews.tsx'
import {
  createSampleClient,
  createStoryScene,
  findSampleReviews,
  getStats,
  type SampleStore,
} from './sample-reviews.ts'

export interface StorySectionProps {
  readonly store: SampleStore
  readonly name?: string
  readonly locale?: string
  readonly intent?: 'read' | 'write'
  readonly loading?: 'server' | 'browser'
  readonly onCreate?: (review: NewReview) => void
}

/** The section over reviews in memory, with a toast region as an application has it. */
export function StorySection({
  store,
  name = 'Oat & Honey Soap Bar',
  locale,
  intent,
  loading,
  onCreate,
}: StorySectionProps) {
  const [client] = useState(() => createSampleClient(store, onCreate))
  const [scene] = useState(() => createStoryScene(locale))
  return (
    <Reviews
      product={{ id: 'soap', name }}
      scene={scene}
      client={client}
      loginHref="/account/login"
      intent={intent}
      initial={
        loading === 'browser'
          ? undefined
          : {
              stats: getStats(store.reviews),
              list: findSampleReviews(store.reviews, DEFAULT_REVIEW_QUERY),
              query: DEFAULT_REVIEW_QUERY,
            }
      }
    />
  )
}

/** A longer time limit for dialogs, whose code is loaded first. */
export const findDialog = (name?: string) =>
  screen.findByRole('dialog', name === undefined ? {} : { name }, { timeout: 10_000 })
