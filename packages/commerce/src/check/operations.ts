import { type GraphQLSchema, parse, validate } from 'graphql'
import { type Area, getOperationDocuments } from './documents.ts'

/** The result of checking one of our operations against a store. */
export interface OperationCheck {
  readonly name: string
  readonly area: Area
  /** Missing or different in the store's schema, as `Type.field`. Empty: the operation works. */
  readonly missing: readonly string[]
}

const MISSING_FIELD = /^Cannot query field "(\w+)" on type "(\w+)"/
const MISSING_ARGUMENT = /^Unknown argument "(\w+)" on field "([\w.]+)"/
const MISSING_TYPE = /^Unknown type "(\w+)"/

/** Compares every operation with a schema. */
export function checkOperations(schema: GraphQLSchema): readonly OperationCheck[] {
  return getOperationDocuments().map(({ name, area, text }) => {
    const problems = validate(schema, parse(text)).map(({ message }) => toShort(message))
    return { name, area, missing: [...new Set(problems)] }
  })
}

function toShort(message: string): string {
  const [, field, type] = MISSING_FIELD.exec(message) ?? []
  if (field !== undefined) return `${type}.${field}`
  const [, argument, owner] = MISSING_ARGUMENT.exec(message) ?? []
  if (argument !== undefined) return `${owner}(${argument})`
  return MISSING_TYPE.exec(message)?.[1] ?? message
}

/** Operations without which nobody can find or buy anything. */
const NEEDED_TO_SHOP: ReadonlySet<string> = new Set([
  'getStoreSettings',
  'getMenus',
  'getCategories',
  'getCategory',
  'getListing',
  'getProduct',
  'getProductCard',
  'getCart',
  'addToCart',
  'updateCartItem',
  'deleteCartItem',
])

/** Whether an operation that fails stops shoppers from finding and buying. */
export function breaksShopping({ name, missing }: OperationCheck): boolean {
  return missing.length > 0 && NEEDED_TO_SHOP.has(name)
}
