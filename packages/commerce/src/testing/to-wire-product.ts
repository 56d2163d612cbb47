import type { Category, CategoryPreview } from '@sorrel/domain/category'
import { toHtml } from '@sorrel/domain/html'
import type {
  BillingSchedule,
  BundleItem,
  BundlePart,
  Picture,
  Priced,
  Product,
  ProductOption,
  ProductPreview,
  ProductVariant,
  PurchaseOptions,
  Schedule,
} from '@sorrel/domain/product'

/** A record as the service writes it. */
export type WireRecord = Readonly<Record<string, unknown>>

const MD5_LENGTH = 32

export function toWirePicture({ id, src, alt, version, width, height }: Picture): WireRecord {
  const md5 = version?.padEnd(MD5_LENGTH, '0') ?? null
  return { id, caption: alt, file: { url: src, width, height, md5 } }
}

const toWirePriced = ({ price, sale, salePrice, origPrice, prices }: Priced): WireRecord => ({
  price,
  sale,
  salePrice,
  origPrice,
  prices,
})

const toWireOption = ({ placeholder, ...option }: ProductOption): WireRecord => ({
  ...option,
  inputHint: placeholder,
})

/** The service gives a variant no `sale` of its own: it is in its purchase option. */
function toWireVariant(variant: ProductVariant): WireRecord {
  const { id, name, sku, optionValueIds, stockLevel, images, purchaseOptions } = variant
  const standard = purchaseOptions.standard ?? (variant.sale ? variant : undefined)
  return {
    ...toWirePriced(variant),
    id,
    name,
    sku,
    optionValueIds,
    stockLevel,
    images: images.map(toWirePicture),
    purchaseOptions: standard && { standard: toWirePriced(standard) },
  }
}

export const toWireSchedule = (schedule: Schedule | BillingSchedule | undefined): WireRecord | null =>
  schedule === undefined ? null : { ...schedule }

function toWirePurchaseOptions({ standard, subscription }: PurchaseOptions): WireRecord {
  return {
    standard: standard && { ...toWirePriced(standard), active: true },
    subscription: subscription && {
      active: true,
      plans: subscription.plans.map(({ billingSchedule, orderSchedule, ...plan }) => ({
        ...plan,
        active: true,
        billingSchedule: toWireSchedule(billingSchedule),
        orderSchedule: toWireSchedule(orderSchedule),
      })),
    },
  }
}

function toWirePart(part: BundlePart | BundleItem): WireRecord {
  const { productId, variantId, quantity, stockTracking, stockPurchasable, stockLevel } = part
  const shown = 'name' in part ? part : undefined
  const hasVariant = variantId !== undefined
  return {
    productId,
    variantId,
    quantity,
    productName: shown?.name,
    product: {
      id: productId,
      slug: shown?.slug,
      name: shown?.name,
      currency: shown?.currency,
      price: shown?.price,
      images: shown?.image ? [toWirePicture(shown.image)] : [],
      stockTracking,
      stockPurchasable,
      stockLevel: hasVariant ? undefined : stockLevel,
    },
    variant: hasVariant ? { id: variantId, name: shown?.variantName, stockLevel, images: [] } : null,
  }
}

function toWirePage({ sku, metaTitle, metaDescription, content, upSells, crossSells }: Product): WireRecord {
  const { layout, productHighlights, ...settings } = content
  return {
    sku,
    metaTitle,
    metaDescription,
    content: {
      ...settings,
      layoutOptions: layout,
      productHighlights: productHighlights.map(({ customIcon, ...highlight }) => ({
        ...highlight,
        customIcon: customIcon && toWirePicture(customIcon).file,
      })),
    },
    upSells: upSells.map((product) => ({ productId: product.id, product: toWireProduct(product) })),
    crossSells: crossSells.map(({ product, ...crossSell }) => ({
      ...crossSell,
      productId: product.id,
      product: toWireProduct(product),
    })),
  }
}

/**
 * A product, or its card form, as the service writes it: the client maps it back to the same product. Prices of account
 * groups are left out.
 */
export function toWireProduct(product: Product | ProductPreview): WireRecord {
  const { id, slug, name, currency, tags, categories, attributes, images, options, variants } = product
  const { stockTracking, stockPurchasable, stockLevel, bundle } = product
  return {
    ...toWirePriced(product),
    bundle: bundle !== undefined,
    bundleItems: bundle?.map(toWirePart) ?? [],
    id,
    slug,
    name,
    description: 'content' in product ? product.description : toHtml(product.description),
    currency,
    tags,
    categories,
    attributes: Object.fromEntries(
      attributes.map(({ values, ...attribute }) => [attribute.id, { ...attribute, value: values }]),
    ),
    stockTracking,
    stockPurchasable,
    stockLevel,
    images: images.map(toWirePicture),
    options: options.map(toWireOption),
    variants: { results: variants.map(toWireVariant) },
    purchaseOptions: toWirePurchaseOptions(product.purchaseOptions),
    ...('content' in product ? toWirePage(product) : {}),
  }
}

function toWireCategoryCard({ slug, name, description, image }: CategoryPreview): WireRecord {
  return {
    slug,
    name,
    description: description && toHtml(description),
    images: image ? [toWirePicture(image)] : [],
  }
}

/** A category as the service writes it, without its products. */
export function toWireCategory({ images, content, description, ...category }: Category): WireRecord {
  return {
    id: category.slug,
    ...category,
    description: description && toHtml(description),
    images: images.map(toWirePicture),
    content: {
      ...content,
      featuredCategories: content.featuredCategories.map((featured) => ({
        id: featured.slug,
        categoryId: featured.slug,
        category: toWireCategoryCard(featured),
      })),
    },
  }
}
