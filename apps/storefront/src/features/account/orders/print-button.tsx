'use client'

import { Button } from '@sorrel/ui/button'
import { useEffect, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'

/** Opens the browser's print sheet; the page has a look for paper. Not there without script, where it could do nothing. */
export function PrintButton() {
  const { t } = useShop()
  const [canPrint, setCanPrint] = useState(false)
  useEffect(() => setCanPrint(true), [])
  if (!canPrint) return null
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      {t('account.orders.print')}
    </Button>
  )
}
