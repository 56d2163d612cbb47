import { routes } from '@sorrel/contracts/routes'
import { Heading } from '@sorrel/ui/heading'
import { Stack } from '@sorrel/ui/stack'
import type { Metadata } from 'next'
import { Suspense } from 'react'
import { FilteredList } from '../../../components/filtered-list'
import { Loading } from '../../../components/loading'
import { toMetadata } from '../../../metadata'
import { readWords } from '../../../words'

export async function generateMetadata(): Promise<Metadata> {
  const { language, t } = await readWords()
  const facts = { titles: [t('products.title')], description: t('products.description') }
  return toMetadata({ path: routes.products(), ...facts }, language)
}

export default async function AllProducts({ searchParams }: PageProps<'/[language]/products'>) {
  const { t } = await readWords()
  return (
    <Stack gap="24">
      <Heading level={1}>{t('products.title')}</Heading>
      <Suspense fallback={<Loading />}>
        <FilteredList searchParams={searchParams} />
      </Suspense>
    </Stack>
  )
}
