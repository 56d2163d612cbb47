'use client'

import { isSavedProduct } from '@sorrel/domain/saved-products'
import { IconButton } from '@sorrel/ui/icon-button'
import { heartIcon } from '#shop/header-icons.ts'
import { useShop } from '#shop/shop-context.tsx'
import type { SavableProduct } from './saved-store.ts'
import { useSavedActions, useSavedProducts } from './use-saved-products.ts'
import * as styles from './save-button.css.ts'

export interface SaveButtonProps {
  readonly product: SavableProduct & { readonly name: string }
}

/** A heart that saves a product, pressed while it is saved. See docs/specification.md#saved-products. */
export function SaveButton({ product }: SaveButtonProps) {
  const { t } = useShop()
  const saved = useSavedProducts()
  const { toggle } = useSavedActions()
  return (
    <span className={styles.heart}>
      <IconButton
        variant="raised"
        icon={heartIcon}
        label={t('saved.save', { name: product.name })}
        aria-pressed={isSavedProduct(saved, product.id)}
        onClick={() => toggle(product)}
      />
    </span>
  )
}
