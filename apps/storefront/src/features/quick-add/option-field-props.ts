import type { ProductSelection } from '@sorrel/commerce/product-selection'
import type { ProductOption } from '@sorrel/domain/product'
import type { ProductSelectionState } from '@sorrel/domain/product-selection'

export interface OptionFieldProps {
  readonly option: ProductOption
  readonly state: ProductSelectionState
  readonly selection: ProductSelection
  /** The option is required, has no value, and the shopper has tried to add. */
  readonly isMissing: boolean
  /** Called once the field can take the focus: its code may come later than the rest. */
  readonly onDrawn?: (() => void) | undefined
}
