'use client'

import { Button } from '@sorrel/ui/button'
import { useEffect, useState } from 'react'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'

/** Copies a parcel's code. Not shown without script, where it could do nothing. */
export function CopyCode({ code }: { readonly code: string }) {
  const { t } = useShop()
  const notify = useNotify()
  const [canCopy, setCanCopy] = useState(false)
  useEffect(() => setCanCopy(true), [])
  if (!canCopy) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      notify({ tone: 'success', message: t('account.orders.tracking_copied') })
    } catch {
      notify({ tone: 'error', message: t('account.orders.copy_error') })
    }
  }
  return (
    <Button variant="quiet" size="sm" onClick={() => void copy()}>
      {t('account.orders.tracking_copy')}
    </Button>
  )
}
