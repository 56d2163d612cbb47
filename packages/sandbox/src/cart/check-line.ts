import { err, ok, type Result } from '@sorrel/domain/result'
import type {
  OptionDocument,
  PlanDocument,
  ProductDocument,
  VariantDocument,
} from '../catalogue/documents.ts'
import { getDefaultText } from '../store/market.ts'
import type { CartOptionRecord } from './records.ts'

/** Highest quantity of one line. */
const MAX_LINE_QUANTITY = 9999
/** Longest text a shopper may put on a line. */
const MAX_OPTION_TEXT = 500

/** A line as a client requests it, parsed. */
export interface LineRequest {
  readonly variantId: string | undefined
  readonly options: readonly {
    readonly id: string
    readonly valueId?: string | undefined
    readonly value?: string | undefined
  }[]
  /**
   * Undefined if not given: then a one-time purchase, or no purchase option for a product that is sold only by
   * subscription.
   */
  readonly purchaseType: string | undefined
  readonly planId: string | undefined
}

/** A line that the catalogue allows. */
interface CheckedLine {
  readonly variant: VariantDocument | undefined
  readonly plan: PlanDocument | undefined
  readonly options: readonly CartOptionRecord[]
  /** Lines with the same key are merged into one. */
  readonly mergeKey: string
}

/**
 * Checks a request against the product. Values of hidden options and blank texts are dropped. An option that the
 * product does not have is ignored; if nothing else is chosen, the line has no variant. The error is a sentence with
 * the reason. See docs/commerce-service.md#cart-and-checkout.
 */
export function checkLine(product: ProductDocument, request: LineRequest): Result<CheckedLine, string> {
  const plan = choosePlan(product, request)
  if (!plan.ok) return plan
  const read = readChoices(product, request)
  if (!read.ok) return read
  const variant = chooseVariant(product, request, read.value)
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
  if (!standard && subscription === undefined) return err(`${getDefaultText(product.name)} is not for sale`)
  if (request.purchaseType === undefined) return ok(undefined)
  if (request.purchaseType === 'standard') {
    return standard ? ok(undefined) : err(`${getDefaultText(product.name)} is sold by subscription only`)
  }
  if (request.purchaseType !== 'subscription') return err(`Unknown purchase option "${request.purchaseType}"`)
  if (subscription === undefined) return err(`${getDefaultText(product.name)} has no subscription`)
  const plan = subscription.plans.find(({ id }) => request.planId === undefined || id === request.planId)
  return plan === undefined
    ? err(`Unknown plan "${request.planId ?? ''}" of ${getDefaultText(product.name)}`)
    : ok(plan)
}

function readChoices(
  product: ProductDocument,
  request: LineRequest,
): Result<readonly CartOptionRecord[], string> {
  const choices = new Map<string, CartOptionRecord>()
  for (const given of request.options) {
    const option = findOption(product, given.id)
    if (option === undefined) continue
    const choice = readChoice(option, given)
    if (!choice.ok) return choice
    if (choice.value !== undefined) choices.set(option.id, choice.value)
  }
  return ok([...choices.values()])
}

/** The wanted option; one that is switched off counts as unknown. */
function findOption(product: ProductDocument, wanted: string): OptionDocument | undefined {
  return product.options.find(
    ({ id, name, active }) => active !== false && (id === wanted || getDefaultText(name) === wanted),
  )
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
  const value = option.values.find(({ id, name }) => id === wanted || getDefaultText(name) === wanted)
  if (value === undefined) return err(`Unknown value "${wanted}" of ${getDefaultText(option.name)}`)
  return ok({ id: option.id, valueId: value.id })
}

function readText(option: OptionDocument, text: string): Result<CartOptionRecord | undefined, string> {
  const value = text.trim()
  if (value.length > MAX_OPTION_TEXT)
    return err(`${getDefaultText(option.name)} is longer than ${MAX_OPTION_TEXT} characters`)
  return ok(value === '' ? undefined : { id: option.id, value })
}

/** On: the id of its value, or the word `true`. Off: `false`, empty, or missing. */
function readToggle(
  option: OptionDocument,
  given: LineRequest['options'][number],
): Result<CartOptionRecord | undefined, string> {
  const [on] = option.values
  const wanted = given.valueId ?? given.value ?? ''
  if (wanted === '' || wanted === 'false') return ok(undefined)
  if (on === undefined || (wanted !== on.id && wanted !== 'true')) {
    return err(`Unknown value "${wanted}" of ${getDefaultText(option.name)}`)
  }
  return ok({ id: option.id, valueId: on.id })
}

function chooseVariant(
  product: ProductDocument,
  { variantId, options }: LineRequest,
  choices: readonly CartOptionRecord[],
): Result<VariantDocument | undefined, string> {
  if (variantId === undefined && product.variants.length === 0) return ok(undefined)
  const chosen = getVariantValueIds(product, choices)
  if (variantId !== undefined) {
    const variant = product.variants.find(({ id }) => id === variantId)
    if (variant === undefined) return err(`Unknown variant "${variantId}" of ${getDefaultText(product.name)}`)
    const agrees = chosen.every((valueId) => variant.optionValueIds.includes(valueId))
    return agrees
      ? ok(variant)
      : err(`The chosen options are not those of the variant ${getDefaultText(variant.name)}`)
  }
  const isOnlyUnknown = options.length > 0 && options.every(({ id }) => findOption(product, id) === undefined)
  if (isOnlyUnknown) return ok(undefined)
  const variant = product.variants.find((candidate) => hasExactly(candidate, chosen))
  if (variant !== undefined) return ok(variant)
  const names = product.options
    .filter((option) => option.variant === true)
    .map(({ name }) => getDefaultText(name))
  return err(`Choose ${names.join(' and ')} of ${getDefaultText(product.name)}`)
}

/** Whether exactly the values of a variant are chosen. */
function hasExactly({ optionValueIds }: VariantDocument, chosen: readonly string[]): boolean {
  return optionValueIds.length === chosen.length && chosen.every((id) => optionValueIds.includes(id))
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

/** The chosen values of visible options that do not select the variant. Fails if a required one is missing. */
function keepVisible(
  product: ProductDocument,
  choices: readonly CartOptionRecord[],
  variant: VariantDocument | undefined,
): Result<readonly CartOptionRecord[], string> {
  const made = new Map(
    [...choices, ...getVariantChoices(product, variant)].map((choice) => [choice.id, choice]),
  )
  const shown = getShown(product.options, made)
  const missing = product.options.find((option) => shown.has(option.id) && isMissing(option, made))
  if (missing !== undefined) return err(`${getDefaultText(missing.name)} is required`)
  const ofVariant = new Set(product.options.filter((option) => option.variant).map(({ id }) => id))
  return ok(choices.filter(({ id }) => shown.has(id) && !ofVariant.has(id)))
}

type Choices = ReadonlyMap<string, CartOptionRecord>

function getVariantChoices(
  product: ProductDocument,
  variant: VariantDocument | undefined,
): readonly CartOptionRecord[] {
  return product.options.flatMap(({ id, variant: isOfVariant, values }) => {
    const value = isOfVariant && values.find((one) => variant?.optionValueIds.includes(one.id))
    return value ? [{ id, valueId: value.id }] : []
  })
}

/**
 * Ids of the visible options: those without a parent, plus, repeatedly, those that a chosen value of a visible option
 * opens. An option that is its own ancestor is never visible.
 */
function getShown(options: readonly OptionDocument[], made: Choices): ReadonlySet<string> {
  const shown = new Set<string>()
  for (let open = options; open.length > 0; ) {
    open = options.filter((option) => !shown.has(option.id) && isReached(option, { options, shown, made }))
    for (const { id } of open) shown.add(id)
  }
  return shown
}

interface Reached {
  readonly options: readonly OptionDocument[]
  readonly shown: ReadonlySet<string>
  readonly made: Choices
}

/**
 * A select opens the options that list its chosen value; a toggle that is on or a filled text opens all its children.
 */
function isReached(option: OptionDocument, { options, shown, made }: Reached): boolean {
  if (option.active === false) return false
  if (!option.parentId) return true
  const choice = made.get(option.parentId)
  if (choice === undefined || !shown.has(option.parentId)) return false
  const parent = options.find(({ id }) => id === option.parentId)
  if (!('valueId' in choice) || parent?.inputType === 'toggle') return true
  return (option.parentValueIds ?? []).includes(choice.valueId)
}

/** Whether a required choice is missing. A toggle is never required, and the choice of a variant is checked earlier. */
function isMissing({ id, required, inputType, variant }: OptionDocument, made: Choices): boolean {
  return required === true && variant !== true && inputType !== 'toggle' && !made.has(id)
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
