import type { LinkComponent } from '@sorrel/ui/link'
import { usePlace } from './place'

/** A plain link: the page listens to the address after `#`. */
export const RouterLink: LinkComponent = 'a'

/** The address of the present page in another language. */
export function useLanguageHref(): (language: string) => string {
  const { path, query } = usePlace()
  return (language) => `?language=${language}#${path}${query === '' ? '' : `?${query}`}`
}
