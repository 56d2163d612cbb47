import { routes } from '@sorrel/contracts/routes'
import { getBundleSaving, getMissingParts } from '@sorrel/domain/bundle'
import { getPartName } from '@sorrel/domain/cart-line'
import { getPrice } from '@sorrel/domain/money'
import type { BundleItem, Product } from '@sorrel/domain/product'
import { getInitialPurchaseOption } from '@sorrel/domain/purchase'
import { formatList } from '@sorrel/i18n/names'
import { Heading } from '@sorrel/ui/heading'
import { Picture } from '@sorrel/ui/picture'
import { Text } from '@sorrel/ui/text'
import type { ShopView } from '#shop/shop.ts'
import { useShop } from '#shop/use-shop'
import * as styles from './offer-card.css.ts'

export interface BundlePartsProps {
  readonly product: Product
}

/** What a bundle holds, what it saves, and which part is missing. Renders nothing for other products. See docs/specification.md#bundles. */
export function BundleParts({ product }: BundlePartsProps) {
  const shop = useShop()
  const { bundle } = product
  if (bundle === undefined) return null
  const missing = getMissingParts(bundle)
  const saving = getSavingText(product, shop)
  return (
    <section className={styles.section} aria-labelledby="bundle-parts">
      <Heading level={2} size="xl" id="bundle-parts">
        {shop.t('products.bundle.title')}
      </Heading>
      {missing.length > 0 && (
        <Text>
          {shop.t('products.bundle.missing', {
            names: formatList({ items: missing.map(getPartName), locale: shop.locale }),
          })}
        </Text>
      )}
      {saving !== undefined && <Text>{saving}</Text>}
      <ul className={styles.list}>
        {bundle.map((part) => (
          <li key={`${part.productId} ${part.variantId}`} className={styles.item}>
            <Part part={part} isMissing={missing.includes(part)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Part({ part, isMissing }: { readonly part: BundleItem; readonly isMissing: boolean }) {
  const shop = useShop()
  const { name, slug, variantId, variantName, image, quantity } = part
  const Anchor = shop.link
  return (
    <>
      {image ? (
        <Picture {...image} alt="" ratio="1/1" corners="nested" sizes="96px" image={shop.image} />
      ) : (
        <span />
      )}
      <div className={styles.textBlock}>
        <Heading level={3} size="md" variant="plain">
          {slug === undefined ? (
            name
          ) : (
            <Anchor href={shop.toHref(routes.product(slug, { variantId }))} className={styles.target}>
              {name}
            </Anchor>
          )}
        </Heading>
        {variantName !== undefined && <Text size="sm">{variantName}</Text>}
        <Text size="sm">× {quantity}</Text>
        {isMissing && <Text size="sm">{shop.t('products.stock_status.out_of_stock')}</Text>}
      </div>
    </>
  )
}

/** A price that depends on who asks is not compared. */
function getSavingText(product: Product, { t, formatPrice, getDecimals }: ShopView): string | undefined {
  const { bundle = [], currency } = product
  const purchaseOption = getInitialPurchaseOption(product)
  if (product.hasGroupPrices || purchaseOption !== 'standard') return undefined
  const { price } = getPrice(product, { purchaseOption, decimals: getDecimals(currency) })
  const found = getBundleSaving({ price, currency }, bundle)
  if (found === undefined) return undefined
  const toText = (amount: number) => formatPrice({ amount, currency })
  return t('products.bundle.saving', { apart: toText(found.apart), saving: toText(found.saving) })
}
