import { getMissingOptions, isOptionVisible, type SelectedOptions } from '@sorrel/domain/options'
import type { ProductOption } from '@sorrel/domain/product'
import { err, ok, type Result } from '@sorrel/domain/result'
import { findVariant } from '@sorrel/domain/variants'
import type {
  OptionDocument,
  PlanDocument,
  ProductDocument,
  VariantDocument,
} from '../catalogue/documents.ts'
import type { CartOptionRecord } from './records.ts'

/** Most pieces of one line that the service takes. */
const MAX_LINE_QUANTITY = 9999
/** Longest text a shopper may put on a line. */
const MAX_OPTION_TEXT = 500

/** A line as a client asks for it, already read from the wire. */
export interface LineRequest {
  readonly variantId: string | undefined
  readonly options: readonly {
    readonly id: string
    readonly valueId?: string | undefined
    readonly value?: string | undefined
  }[]
  readonly purchaseType: string
  readonly planId: string | undefined
}

/** A line the catalogue agrees to. */
interface CheckedLine {
  readonly variant: VariantDocument | undefined
  readonly plan: PlanDocument | undefined
  readonly options: readonly CartOptionRecord[]
  /** Lines with the same key are one line. */
  readonly mergeKey: string
}

/**
 * Holds a request against the product. Choices of options that do not show are dropped, a text of blanks is none.
 * The error is a sentence that names what is wrong. Specification sections 3, 4 and 5.
 */
export function checkLine(product: ProductDocument, request: LineRequest): Result<CheckedLine, string> {
  const plan = choosePlan(product, request)
  if (!plan.ok) return plan
  const read = readChoices(product, request)
  if (!read.ok) return read
  const variant = chooseVariant(product, request.variantId, read.value)
  if (!variant.ok) return variant
  const options = keepVisible(product, read.value, variant.value)
  if (!options.ok) return options
  const mergeKey = toMergeKey({
    productId: product.id,
    variant: variant.value,
    plan: plan.value,
    options: options.value,
  })
  return ok({ variant: variant.value, plan: plan.value, options: options.value, mergeKey })
}

/** A whole number from 1 to the most a line may hold. */
export function checkQuantity(quantity: number): Result<number, string> {
  if (Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_LINE_QUANTITY) return ok(quantity)
  return err(`Quantity must be a whole number from 1 to ${MAX_LINE_QUANTITY}`)
}

function choosePlan(
  product: ProductDocument,
  request: LineRequest,
): Result<PlanDocument | undefined, string> {
  const { standard, subscription } = product.purchaseOptions
  if (!standard && subscription === undefined) return err(`${product.name.en} is not for sale`)
  if (request.purchaseType === 'standard') {
    return standard
      ? ok(undefined)
      : err(`${product.name.en} is sold by subscription only: a plan is required`)
  }
  if (request.purchaseType !== 'subscription') return err(`Unknown purchase option "${request.purchaseType}"`)
  if (subscription === undefined) return err(`${product.name.en} has no subscription`)
  if (request.planId === undefined) return err('A plan is required for a subscription')
  const plan = subscription.plans.find(({ id }) => id === request.planId)
  return plan === undefined ? err(`Unknown plan "${request.planId}" of ${product.name.en}`) : ok(plan)
}

function readChoices(
  product: ProductDocument,
  request: LineRequest,
): Result<readonly CartOptionRecord[], string> {
  const choices = new Map<string, CartOptionRecord>()
  for (const given of request.options) {
    const option = product.options.find(({ id, name }) => id === given.id || name.en === given.id)
    if (option === undefined || option.active === false) {
      return err(`Unknown option "${given.id}" of ${product.name.en}`)
    }
    const choice = readChoice(option, given)
    if (!choice.ok) return choice
    if (choice.value !== undefined) choices.set(option.id, choice.value)
  }
  return ok([...choices.values()])
}

function readChoice(
  option: OptionDocument,
  given: LineRequest['options'][number],
): Result<CartOptionRecord | undefined, string> {
  const kind = option.inputType ?? 'select'
  if (kind === 'short_text' || kind === 'long_text') return readText(option, given.value ?? '')
  if (kind === 'toggle') return readToggle(option, given)
  const wanted = given.valueId ?? given.value
  if (wanted === undefined || wanted === '') return ok(undefined)
  const value = option.values.find(({ id, name }) => id === wanted || name.en === wanted)
  if (value === undefined) return err(`Unknown value "${wanted}" of ${option.name.en}`)
  return ok({ id: option.id, valueId: value.id })
}

function readText(option: OptionDocument, text: string): Result<CartOptionRecord | undefined, string> {
  const value = text.trim()
  if (value.length > MAX_OPTION_TEXT)
    return err(`${option.name.en} is longer than ${MAX_OPTION_TEXT} characters`)
  return ok(value === '' ? undefined : { id: option.id, value })
}

/** On by its value's id or by the word `true`; off by `false`, nothing, or not being sent. */
function readToggle(
  option: OptionDocument,
  given: LineRequest['options'][number],
): Result<CartOptionRecord | undefined, string> {
  const [on] = option.values
  const wanted = given.valueId ?? given.value ?? ''
  if (wanted === '' || wanted === 'false') return ok(undefined)
  if (on === undefined || (wanted !== on.id && wanted !== 'true')) {
    return err(`Unknown value "${wanted}" of ${option.name.en}`)
  }
  return ok({ id: option.id, valueId: on.id })
}

function chooseVariant(
  product: ProductDocument,
  variantId: string | undefined,
  choices: readonly CartOptionRecord[],
): Result<VariantDocument | undefined, string> {
  if (variantId === undefined && product.variants.length === 0) return ok(undefined)
  const chosen = getVariantValueIds(product, choices)
  if (variantId !== undefined) {
    const variant = product.variants.find(({ id }) => id === variantId)
    if (variant === undefined) return err(`Unknown variant "${variantId}" of ${product.name.en}`)
    const agrees = chosen.every((valueId) => variant.optionValueIds.includes(valueId))
    return agrees ? ok(variant) : err(`The chosen options are not those of the variant ${variant.name.en}`)
  }
  const variant = findVariant(product.variants, chosen)
  if (variant !== undefined && variant.optionValueIds.length === chosen.length) return ok(variant)
  const names = product.options.filter((option) => option.variant === true).map(({ name }) => name.en)
  return err(`Choose ${names.join(' and ')} of ${product.name.en}`)
}

function getVariantValueIds(
  product: ProductDocument,
  choices: readonly CartOptionRecord[],
): readonly string[] {
  return choices.flatMap((choice) => {
    const option = product.options.find(({ id }) => id === choice.id)
    return option?.variant === true && 'valueId' in choice ? [choice.valueId] : []
  })
}

/** Variant choices live in the variant; of the others those that show stay, and none that is required may lack. */
function keepVisible(
  product: ProductDocument,
  choices: readonly CartOptionRecord[],
  variant: VariantDocument | undefined,
): Result<readonly CartOptionRecord[], string> {
  const options = product.options.map(toProductOption)
  const selected = toSelected(product, choices, variant)
  const [missing] = getMissingOptions(options, selected)
  if (missing !== undefined) return err(`${missing.name} is required`)
  return ok(
    choices.filter((choice) => {
      const option = options.find(({ id }) => id === choice.id)
      return option !== undefined && !option.variant && isOptionVisible(option, options, selected)
    }),
  )
}

function toSelected(
  product: ProductDocument,
  choices: readonly CartOptionRecord[],
  variant: VariantDocument | undefined,
): SelectedOptions {
  const ofVariant = product.options.flatMap((option) => {
    const value = option.variant
      ? option.values.find(({ id }) => variant?.optionValueIds.includes(id))
      : undefined
    return value === undefined ? [] : [[option.id, value.id] as const]
  })
  const toggles = new Set(
    product.options.filter(({ inputType }) => inputType === 'toggle').map(({ id }) => id),
  )
  const chosen = choices.map((choice): readonly [string, string | true] => {
    if (toggles.has(choice.id)) return [choice.id, true]
    return [choice.id, 'valueId' in choice ? choice.valueId : choice.value]
  })
  return Object.fromEntries([...chosen, ...ofVariant])
}

/** What the option rules need to know; words in the store's own language, as they only reach error messages. */
function toProductOption(option: OptionDocument): ProductOption {
  return {
    id: option.id,
    name: option.name.en,
    required: option.required ?? false,
    active: option.active ?? true,
    variant: option.variant ?? false,
    inputType: option.inputType ?? 'select',
    values: option.values.map(({ id, name, price }) => ({ id, name: name.en, price: price ?? 0 })),
    parentId: option.parentId,
    parentValueIds: option.parentValueIds ?? [],
  }
}

function toMergeKey({
  productId,
  variant,
  plan,
  options,
}: {
  readonly productId: string
  readonly variant: VariantDocument | undefined
  readonly plan: PlanDocument | undefined
  readonly options: readonly CartOptionRecord[]
}): string {
  const choices = options
    .map((choice) =>
      'valueId' in choice ? [choice.id, 'valueId', choice.valueId] : [choice.id, 'value', choice.value],
    )
    .toSorted(([left = ''], [right = '']) => (left < right ? -1 : 1))
  return JSON.stringify([productId, variant?.id ?? null, plan?.id ?? null, choices])
}
