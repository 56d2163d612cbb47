import { parseText } from '@sorrel/contracts/untrusted'
import { toPlainText } from '@sorrel/domain/html'
import type { ProductPreview } from '@sorrel/domain/product'
import { canQuickAdd } from '@sorrel/domain/quick-add'
import type { ProductCardFragment } from '../generated/catalog/graphql.ts'
import type { MapContext } from '../wire/to-list.ts'
import type { Wire } from '../wire/wire.ts'
import { toProductCore } from './to-product-core.ts'

/** The card form of a product, its description as plain text. */
export function toProductPreview(
  value: Wire<ProductCardFragment>,
  context: MapContext,
): ProductPreview | undefined {
  const core = toProductCore(value, context)
  if (!core) return undefined
  const { name, images, options, variants, ...shared } = core
  const [image, secondImage] = images
  return {
    ...shared,
    title: name,
    description: toPlainText(parseText(value.description) ?? ''),
    image,
    secondImage,
    hasQuickAdd: canQuickAdd({ ...shared, productOptions: options }),
    productOptions: options,
    productVariants: variants,
  }
}
