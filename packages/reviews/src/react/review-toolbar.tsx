'use client'

import { NativeSelect } from '@sorrel/ui/native-select'
import { SearchField } from '@sorrel/ui/search-field'
import { useEffect, useRef, useState } from 'react'
import { RATINGS, REVIEW_SORTS, type ReviewQuery } from '../model.ts'
import type { HostApp } from './host-app.ts'
import * as styles from './reviews.css.ts'

const SEARCH_PAUSE_MS = 400

export interface ReviewToolbarProps {
  readonly query: ReviewQuery
  readonly app: HostApp
  readonly onChange: (change: Partial<ReviewQuery>) => void
}

/** Search field, rating filter and sort order. */
export function ReviewToolbar({ query, app, onChange }: ReviewToolbarProps) {
  const { t } = app
  const [text, setText] = useState(query.q)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const search = (q: string): void => {
    clearTimeout(pause.current)
    if (q.trim() !== query.q.trim()) onChange({ q })
  }
  const type = (q: string): void => {
    setText(q)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => search(q), q === '' ? 0 : SEARCH_PAUSE_MS)
  }
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <SearchField
          label={t('reviews.search.label')}
          placeholder={t('reviews.search.placeholder')}
          clearLabel={t('reviews.search.clear')}
          value={text}
          onValueChange={type}
          onSearch={search}
        />
      </div>
      <NativeSelect
        label={t('reviews.filter.label')}
        labelDisplay="hidden"
        value={String(query.rating)}
        onValueChange={(value) =>
          onChange({ rating: RATINGS.find((rating) => String(rating) === value) ?? 'all' })
        }
        options={[
          { value: 'all', label: t('reviews.filter.all') },
          ...RATINGS.map((rating) => ({
            value: String(rating),
            label: t('reviews.stars', { count: rating }),
          })),
        ]}
      />
      <NativeSelect
        label={t('reviews.sort.label')}
        labelDisplay="hidden"
        value={query.sort}
        onValueChange={(value) => onChange({ sort: REVIEW_SORTS.find((sort) => sort === value) })}
        options={REVIEW_SORTS.map((sort) => ({ value: sort, label: t(`reviews.sort.${sort}`) }))}
      />
    </div>
  )
}
