import type { FilterQuery } from '../filters.ts'
import { CATEGORY_KEY } from '../filters/query.ts'
import {
  type FilterChoice,
  type FilterChoices,
  type FilterGroup,
  getFilterChoices,
  type ListFilters,
} from './choices.ts'

export interface RecountOptions {
  /** The form's current choice. */
  readonly current: FilterQuery
  /** Filter and value of the box that was used last. It has the focus, so it stays. */
  readonly used?: { readonly id: string; readonly value: string } | undefined
}

/**
 * The filters of a page with counts for a choice in the form that is not applied yet. Shown values keep their
 * positions; new ones follow.
 */
export function recountChoices(
  shown: FilterChoices,
  values: Pick<ListFilters, 'filters' | 'categories'>,
  { current, used }: RecountOptions,
): FilterChoices {
  const categoryName = shown.groups.find(({ id }) => id === CATEGORY_KEY)?.name
  const { groups } = getFilterChoices({ ...values, isCounted: true }, { current, categoryName })
  const known = new Set(shown.groups.map(({ id }) => id))
  const kept = shown.groups.flatMap((group): FilterGroup[] => {
    const found = groups.find(({ id }) => id === group.id)?.choices ?? []
    const byValue = new Map(found.map((choice) => [choice.value, choice]))
    const isUsed = ({ value }: FilterChoice) => used?.id === group.id && used.value === value
    const own = group.choices.flatMap((choice): FilterChoice[] => {
      const now = byValue.get(choice.value)
      byValue.delete(choice.value)
      return now ? [now] : choice.isChosen || isUsed(choice) ? [{ ...choice, isChosen: false, count: 0 }] : []
    })
    const choices = [...own, ...byValue.values()]
    return choices.length === 0 ? [] : [{ ...group, choices }]
  })
  return { ...shown, groups: [...kept, ...groups.filter(({ id }) => !known.has(id))] }
}
