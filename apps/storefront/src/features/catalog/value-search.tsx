'use client'

import { type FilterChoice, findValues } from '@sorrel/domain/filter-choices'
import { TextField } from '@sorrel/ui/text-field'
import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import { useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './filter-bar.css.ts'

export interface ValueSearchProps {
  /** Name of the filter. */
  readonly name: string
  readonly choices: readonly FilterChoice[]
  /** The values that fit the text; undefined without a text. */
  readonly onFound: (values: ReadonlySet<string> | undefined) => void
}

/** Searches the many values of one filter. Not part of the form's data. */
export function ValueSearch({ name, choices, onFound }: ValueSearchProps) {
  const { t } = useShop()
  const [count, setCount] = useState<number>()
  const find = (text: string) => {
    const found = findValues(choices, text)
    onFound(found)
    setCount(found?.size)
  }
  return (
    <div onInput={(event) => event.stopPropagation()}>
      <TextField
        type="search"
        label={t('categories.filters.find', { name })}
        labelDisplay="hidden"
        placeholder={t('categories.filters.find', { name })}
        autoComplete="off"
        onValueChange={find}
        onKeyDown={(event) => {
          // Enter would send the filters.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <div role="status">
        {count === 0 ? (
          <p className={styles.noValue}>{t('categories.filters.find_none')}</p>
        ) : (
          <VisuallyHidden>
            {count !== undefined && t('categories.filters.find_count', { count })}
          </VisuallyHidden>
        )}
      </div>
    </div>
  )
}
