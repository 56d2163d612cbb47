import { createHash } from 'node:crypto'

/** Display names of the sandbox's customers `reviewer-01@example.com` to `reviewer-40@example.com`. */
const NAMES =
  'Alice B., Tomás O., Priya N., Jonas W., Claire F., Samuel O., Ingrid S., Daniel F., Yuki T., Hannah P., Luca M., Fatima R., Owen G., Sofia C., Ben H., Amélie L., Kofi M., Ruth F., Callum S., Elena P., Matthew D., Nadia H., Peter N., Grace A., Henrik L., Isobel M., Marco B., Zoe P., Theo J., Leah C., Ravi P., Charlotte D., George W., Anna K., Felix B., Mei C., Rory G., Lucy A., Emre Y., Violet T.'.split(
    ', ',
  )

/** The buyers of a product start this many customers after those of the product before. */
const STEP = 7

export interface Author {
  readonly name: string
  readonly email: string
  readonly accountId: string
  readonly orderId: string
  /** When the order was placed. */
  readonly orderDaysAgo: number
}

/** Who wrote the review at a place of a product's list: the sandbox's customer who bought it, with that order. */
export function getAuthor(product: number, place: number): Author {
  const index = (product * STEP + place) % NAMES.length
  const email = `reviewer-${String(index + 1).padStart(2, '0')}@example.com`
  return {
    name: NAMES[index] ?? '',
    email,
    accountId: toSandboxId('customer', email),
    orderId: toSandboxId('order', email),
    orderDaysAgo: 500 - index * STEP,
  }
}

/** The id that the sandbox gives to what its seed names. */
export function toSandboxId(kind: 'customer' | 'order' | 'product', name: string): string {
  return createHash('sha256').update(`${kind}/${name}`).digest('hex').slice(0, 24)
}
