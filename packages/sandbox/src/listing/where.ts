import { isRecord } from '@sorrel/contracts/untrusted'
import { err, ok, type Result } from '@sorrel/domain/result'
import { getValues, type StoredRecord, toStoredName } from './stored-record.ts'

/** Whether a stored record matches a `where`. */
export type Condition = (record: StoredRecord) => boolean

type Compare = (values: readonly unknown[], operand: unknown) => boolean

const COMPARISONS: Readonly<Record<string, Compare>> = {
  eq: (values, operand) => isEqualToAny(values, operand),
  ne: (values, operand) => !isEqualToAny(values, operand),
  gt: (values, operand) => values.some((value) => isOrdered(value, operand, (order) => order > 0)),
  gte: (values, operand) => values.some((value) => isOrdered(value, operand, (order) => order >= 0)),
  lt: (values, operand) => values.some((value) => isOrdered(value, operand, (order) => order < 0)),
  lte: (values, operand) => values.some((value) => isOrdered(value, operand, (order) => order <= 0)),
  in: (values, operand) => toList(operand).some((one) => isEqualToAny(values, one)),
  nin: (values, operand) => !toList(operand).some((one) => isEqualToAny(values, one)),
  exists: (values, operand) => values.some((value) => value !== undefined) === operand,
}

/**
 * Reads the `where` argument of a list. `{ field: value }`, `{ field: { $op: operand } }`, `$and`, `$or`; `$op` and
 * `_op` are the same; fields are the stored snake_case names (or camelCase), with dots for nested fields. A list-valued
 * field matches when one member does. Values match only values of the same type. Without `where` every record matches.
 * The error contains the part that cannot be read. See docs/commerce-service.md#lists.
 */
export function parseWhere(where: unknown): Result<Condition, string> {
  try {
    return ok(where === undefined || where === null ? () => true : toCondition(where, []))
  } catch (error) {
    if (error instanceof WhereError) return err(error.message)
    throw error
  }
}

class WhereError extends Error {}

function toCondition(where: unknown, path: readonly string[]): Condition {
  if (!isRecord(where)) throw new WhereError('where must be an object')
  return all(Object.entries(where).map(([key, operand]) => toClause({ key, operand, path })))
}

interface Clause {
  readonly key: string
  readonly operand: unknown
  readonly path: readonly string[]
}

function toClause({ key, operand, path }: Clause): Condition {
  const operator = getOperator(key)
  if (operator === 'and') return all(toConditions(operand, path, key))
  if (operator === 'or') return any(toConditions(operand, path, key))
  if (operator !== undefined) return toComparison(operator, { key, operand, path })
  if (key.startsWith('$')) throw new WhereError(`where knows no operator ${key}`)
  const field = [...path, ...key.split('.').map(toStoredName)]
  if (isRecord(operand)) return toCondition(operand, field)
  return toComparison(Array.isArray(operand) ? 'in' : 'eq', { key, operand, path: field })
}

function toComparison(operator: string, { key, operand, path }: Clause): Condition {
  const compare = COMPARISONS[operator]
  if (compare === undefined || path.length === 0) throw new WhereError(`${key} in where needs a field`)
  if ((operator === 'in' || operator === 'nin') && !Array.isArray(operand))
    throw new WhereError(`${key} needs a list`)
  if (operator === 'exists' && typeof operand !== 'boolean')
    throw new WhereError(`${key} needs true or false`)
  return (record) => compare(getValues(record, path), operand)
}

function toConditions(operand: unknown, path: readonly string[], key: string): readonly Condition[] {
  if (!Array.isArray(operand)) throw new WhereError(`${key} needs a list`)
  return operand.map((part) => toCondition(part, path))
}

/** `$in` and `_in` are operators; `$other` is an error, `_other` a field. */
function getOperator(key: string): string | undefined {
  if (!key.startsWith('$') && !key.startsWith('_')) return undefined
  const name = key.slice(1).toLowerCase()
  return name === 'and' || name === 'or' || Object.hasOwn(COMPARISONS, name) ? name : undefined
}

const all =
  (conditions: readonly Condition[]): Condition =>
  (record) =>
    conditions.every((condition) => condition(record))

const any =
  (conditions: readonly Condition[]): Condition =>
  (record) =>
    conditions.some((condition) => condition(record))

/** A missing field equals null, as in the hosted service. */
function isEqualToAny(values: readonly unknown[], operand: unknown): boolean {
  if (operand === null || operand === undefined)
    return values.every((value) => value === null || value === undefined)
  return values.includes(operand)
}

function isOrdered(value: unknown, operand: unknown, accepts: (order: number) => boolean): boolean {
  if (typeof value === 'number' && typeof operand === 'number') return accepts(value - operand)
  if (typeof value === 'string' && typeof operand === 'string')
    return accepts(value < operand ? -1 : Number(value > operand))
  return false
}

function toList(operand: unknown): readonly unknown[] {
  return Array.isArray(operand) ? operand : [operand]
}
