'use client'

import { Grid } from '@sorrel/ui/grid'
import { Skeleton } from '@sorrel/ui/skeleton'
import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import { useMessages } from '../messages-context'

/** Stands where a page's contents will be. */
export function Loading() {
  const { t } = useMessages()
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('a11y.loading')}</VisuallyHidden>
      <Grid columns={{ base: 2, tablet: 3, desktop: 4 }}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} shape="8/9" />
        ))}
      </Grid>
    </div>
  )
}
