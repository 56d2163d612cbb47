'use client'

import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { Icon } from '@sorrel/ui/icon'
import { useState } from 'react'
import { type SavableProduct, useSavedActions } from '#features/saved/index.ts'
import { heartIcon } from '#shop/header-icons.ts'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './saved-list.css.ts'

export interface SaveAllProps {
  /** In the order shown. */
  readonly products: readonly SavableProduct[]
}

/** Saves every product of a shared list, and leads to the visitor's own. Not shown without script. */
export function SaveAll({ products }: SaveAllProps) {
  const { t, toHref, link: Anchor } = useShop()
  const { saveAll } = useSavedActions()
  const [isDone, setDone] = useState(false)
  const save = () => {
    saveAll(products)
    setDone(true)
  }
  return (
    <div className={styles.scripted}>
      <Button iconStart={<Icon icon={heartIcon} size={18} />} onClick={save}>
        {t('saved.save_all')}
      </Button>
      <span role="status">{isDone && t('saved.saved_all')}</span>
      {isDone && <Anchor href={toHref(routes.saved())}>{t('saved.own')}</Anchor>}
    </div>
  )
}
