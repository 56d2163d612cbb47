'use client'

import {
  countFilters,
  type Filter,
  type FilterQuery,
  isFilterChosen,
  toggleFilter,
} from '@sorrel/domain/filters'
import { toListAddress } from '@sorrel/domain/list-address'
import { Accordion, AccordionItem } from '@sorrel/ui/accordion'
import { Inline } from '@sorrel/ui/inline'
import { Link } from '@sorrel/ui/link'
import { Stack } from '@sorrel/ui/stack'
import { RouterLink } from '../link'
import { useMessages } from '../messages-context'

interface FilterLinksProps {
  readonly filters: readonly Filter[]
  readonly query: FilterQuery
  /** The address of the list, without a query. */
  readonly path: string
}

/** Every value of every filter as a link that adds it to the list or takes it away: it works without script too. */
export function FilterLinks({ filters, query, path }: FilterLinksProps) {
  const { t } = useMessages()
  const toHref = (id: string, value: string) => toListAddress({ path, query: toggleFilter(query, id, value) })
  return (
    <nav aria-label={t('categories.filters.title')}>
      <Stack gap="8">
        <Accordion>
          {filters.map(({ id, name, values }) => (
            <AccordionItem key={id} title={name} defaultOpen={(query.attributes[id]?.length ?? 0) > 0}>
              <Inline as="ul">
                {values.map(({ value, label }) => (
                  <li key={value}>
                    <Value
                      label={label}
                      isChosen={isFilterChosen(query, id, value)}
                      href={toHref(id, value)}
                    />
                  </li>
                ))}
              </Inline>
            </AccordionItem>
          ))}
        </Accordion>
        {countFilters(query) > 0 && (
          <Link as={RouterLink} href={path} variant="standalone">
            {t('categories.filters.clear')}
          </Link>
        )}
      </Stack>
    </nav>
  )
}

interface ValueProps {
  readonly label: string
  readonly isChosen: boolean
  readonly href: string
}

function Value({ label, isChosen, href }: ValueProps) {
  return (
    <Link as={RouterLink} href={href} aria-current={isChosen ? 'true' : undefined}>
      {isChosen ? `✓ ${label}` : label}
    </Link>
  )
}
