import { routes } from '@sorrel/contracts/routes'
import { toPlainText } from '@sorrel/domain/html'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import { Stack } from '@sorrel/ui/stack'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { FilteredList } from '../../../../components/filtered-list'
import { Loading } from '../../../../components/loading'
import { toMetadata } from '../../../../metadata'
import { readCategory, readSlugs, toParams } from '../../../../store'
import { readWords } from '../../../../words'

type Props = PageProps<'/[language]/categories/[slug]'>

/** Built ahead; other categories are made at their first visit. */
export const generateStaticParams = async () => toParams((await readSlugs()).categories)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ slug }, { language }] = await Promise.all([params, readWords()])
  const category = await readCategory(slug, language)
  if (category === null) return {}
  const { metaTitle, name, metaDescription, images } = category
  const facts = { titles: [metaTitle, name], description: metaDescription, pictures: images.slice(0, 1) }
  return toMetadata({ path: routes.category(slug), ...facts }, language)
}

export default async function CategoryPage({ params, searchParams }: Props) {
  const [{ slug }, { language }] = await Promise.all([params, readWords()])
  const category = (await readCategory(slug, language)) ?? notFound()
  return (
    <Stack gap="24">
      <Heading level={1}>{category.name}</Heading>
      {category.description && <Text>{toPlainText(category.description)}</Text>}
      <Suspense fallback={<Loading />}>
        <FilteredList searchParams={searchParams} category={slug} />
      </Suspense>
    </Stack>
  )
}
