import {
  createEndpointCount,
  createFilterPreview,
  type FilterPreviewOptions,
} from '@sorrel/commerce/filter-preview'
import { dropWholeRange, type PriceChoice } from '@sorrel/domain/filter-choices'
import { type FilterQuery, parseFilterQuery } from '@sorrel/domain/filters'
import type { ListScope } from '@sorrel/domain/list-address'
import type { ShopConfig } from '#shop/shop.ts'

export { toListAddress } from '@sorrel/domain/list-address'
export { getControlName, returnFocus, showStart } from './return-focus.ts'

type Fields = readonly (readonly [string, string])[]

/** A filter form's fields as a query. A price at both ends of the range is left out, an empty one is open. */
export function toFormQuery(fields: Fields, price: PriceChoice | undefined): FilterQuery {
  return dropWholeRange(parseFilterQuery(fields), price?.bounds)
}

/** The query from a form's checkboxes and fields. */
export function readForm(form: HTMLFormElement, price: PriceChoice | undefined): FilterQuery {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return toFormQuery(fields, price)
}

export interface FormPreviewOptions extends Pick<FilterPreviewOptions, 'choices' | 'onChange'> {
  readonly scope: ListScope
  readonly config: Pick<ShopConfig, 'locale' | 'currency' | 'storeApiPrefix'>
}

export interface FormPreview {
  /** A field of the form was used. */
  readonly ask: (form: HTMLFormElement, field: EventTarget) => void
  readonly stop: () => void
}

/** Follows a form: asks the shop for counts once its fields have been still for a while (a debounce). */
export function createFormPreview({ scope, config, choices, onChange }: FormPreviewOptions): FormPreview {
  const { locale, currency, storeApiPrefix: storeApi } = config
  const count = createEndpointCount({ scope, locale, currency, storeApi })
  const { ask, stop } = createFilterPreview({ choices, count, onChange })
  return {
    stop,
    ask: (form, field) => {
      const used = field instanceof HTMLInputElement ? { id: field.name, value: field.value } : undefined
      ask(readForm(form, choices.price), used)
    },
  }
}
