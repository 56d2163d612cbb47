'use client'

import type { CodeOutcome } from '@sorrel/commerce/cart-store'
import { useCartActions } from '@sorrel/commerce/react'
import { routes } from '@sorrel/contracts/routes'
import type { Cart } from '@sorrel/domain/cart'
import { AccordionItem } from '@sorrel/ui/accordion'
import { Button } from '@sorrel/ui/button'
import { RemovableChip } from '@sorrel/ui/chip'
import { Inline } from '@sorrel/ui/inline'
import { Link } from '@sorrel/ui/link'
import { Stack } from '@sorrel/ui/stack'
import { TextField } from '@sorrel/ui/text-field'
import { useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { CartForm } from './cart-form.tsx'
import { CART_FORMS } from './cart-form-names.ts'
import * as styles from './cart.css.ts'

/** One field for coupons and gift cards, and the codes that the cart holds. */
export function CartCodes({ cart }: { readonly cart: Cart }) {
  const { t, toHref, link } = useShop()
  const { removeCode } = useCartActions()
  const codes = getCodes(cart)
  return (
    <Stack gap="12">
      <AccordionItem title={t('cart.coupon.label')}>
        <CodeForm />
        <Link as={link} href={toHref(routes.giftcardBalance())}>
          {t('cart.coupon.balance')}
        </Link>
      </AccordionItem>
      {codes.length > 0 && (
        <Inline gap="8">
          {codes.map(({ code, giftcardId }) => (
            <CartForm key={code} name={CART_FORMS.removeCode} onSubmit={() => removeCode(giftcardId)}>
              {giftcardId && <input type="hidden" name="giftcardId" value={giftcardId} />}
              <RemovableChip type="submit" removeLabel={t('cart.coupon.remove', { code })}>
                {code}
              </RemovableChip>
            </CartForm>
          ))}
        </Inline>
      )}
    </Stack>
  )
}

interface Code {
  readonly code: string
  /** Unset for the coupon. */
  readonly giftcardId?: string
}

function getCodes(cart: Cart): readonly Code[] {
  const coupon = cart.couponCode ? [{ code: cart.couponCode }] : []
  const giftcards = cart.giftcards?.map(({ id, last4 }) => ({ code: `…${last4}`, giftcardId: id })) ?? []
  return [...coupon, ...giftcards]
}

function CodeForm() {
  const { t } = useShop()
  const { applyCode } = useCartActions()
  const [code, setCode] = useState('')
  const [applied, setApplied] = useState('')
  const [status, setStatus] = useState<'idle' | 'sending' | CodeOutcome>('idle')
  const submit = async () => {
    const wanted = code.trim()
    if (wanted === '' || status === 'sending') return
    setStatus('sending')
    const outcome = await applyCode(wanted)
    setStatus(outcome)
    if (outcome !== 'applied') return
    setApplied(wanted)
    setCode('')
  }
  return (
    <CartForm name={CART_FORMS.code} className={styles.form} onSubmit={() => void submit()}>
      <TextField
        label={t('cart.coupon.label')}
        labelDisplay="hidden"
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={code}
        onValueChange={(value) => {
          setCode(value)
          setStatus('idle')
        }}
        error={status === 'unknown' ? t('cart.coupon.error') : undefined}
        end={
          <Button
            type="submit"
            variant="link"
            loading={status === 'sending'}
            loadingLabel={t('cart.updating')}
          >
            {t('cart.coupon.apply')}
          </Button>
        }
      />
      <p role="status" className={styles.status}>
        {status === 'applied' && t('cart.coupon.applied', { code: applied })}
      </p>
    </CartForm>
  )
}
