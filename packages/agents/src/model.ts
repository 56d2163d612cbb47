/** The protocol's shapes, operations and failures. No Node, no schema library. */
export type {
  Severity,
  UcpDiscounts,
  UcpLineItem,
  UcpLink,
  UcpMeasure,
  UcpMedia,
  UcpMessage,
  UcpOption,
  UcpOptionValue,
  UcpPrice,
  UcpPriceRange,
  UcpProduct,
  UcpSelectedOption,
  UcpTotal,
  UcpUnitPrice,
  UcpVariant,
} from './model/wire.ts'
export {
  CAPABILITIES,
  type Capability,
  type Operation,
  type OperationName,
  UCP_VERSION,
  UCP_VERSIONS,
  type UcpVersion,
} from './model/capabilities.ts'
export type { Failure, FailureCode, Outcome } from './model/outcome.ts'
