import { routes } from '@sorrel/contracts/routes'
import { readList } from '../store'
import { readWords } from '../words'
import { List } from './list'

interface FilteredListProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
  /** Slug. Default: all products. */
  readonly category?: string
}

/** The list that the page's address asks for. */
export async function FilteredList({ searchParams, category }: FilteredListProps) {
  const { language } = await readWords()
  const fields = Object.entries(await searchParams).flatMap(([name, values = []]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  )
  const search = new URLSearchParams(fields).toString()
  const path = category === undefined ? routes.products() : routes.category(category)
  return <List {...(await readList({ language, search, category }))} path={path} />
}
