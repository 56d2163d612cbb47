import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { GuidePage } from './guide-page.tsx'
import { PageContext } from './page-context.ts'

/** Storybook's frame of docs pages, with the page for its stories. */
export function GuideContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <PageContext value={<GuidePage />}>
      <DocsContainer {...props} />
    </PageContext>
  )
}
