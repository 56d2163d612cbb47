'use client'

import { Link } from '../link'
import { useMessages } from '../messages-context'
import { List, type ListProps } from './list'

/** All products with their filters. */
export function FilteredProducts(props: ListProps) {
  const { language } = useMessages()
  const path = `/${language}/products`
  return <List {...props} path={path} toHref={(slug) => `${path}/${slug}`} link={Link} />
}
