'use client'

import { Link } from '../link'
import { useWords } from '../words-context'
import { List, type ListProps } from './list'

/** All products with their filters. */
export function FilteredProducts(props: ListProps) {
  const { language } = useWords()
  const path = `/${language}/products`
  return <List {...props} path={path} toHref={(slug) => `${path}/${slug}`} link={Link} />
}
