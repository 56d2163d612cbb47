'use client'

import { AccordionItem } from '@sorrel/ui/accordion'
import { Button } from '@sorrel/ui/button'
import { RemovableChip } from '@sorrel/ui/chip'
import { Inline } from '@sorrel/ui/inline'
import { TextField } from '@sorrel/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useWords } from '#platform/words.tsx'
import type { Bag, CodeOutcome } from './bag-context.ts'
import * as styles from './bag-codes.css.ts'

export interface BagCodesProps {
  readonly bag: Pick<Bag, 'cart' | 'applyCode' | 'removeCode'>
}

/** One field for coupons and gift cards, and the codes that the bag holds. */
export function BagCodes({ bag }: BagCodesProps) {
  const t = useWords()
  const codes = getCodes(bag)
  return (
    <div className={styles.root}>
      <AccordionItem title={t('cart.coupon.label')}>
        <CodeForm applyCode={bag.applyCode} />
      </AccordionItem>
      {codes.length > 0 && (
        <Inline gap="8">
          {codes.map(({ code, giftcardId }) => (
            <RemovableChip
              key={code}
              removeLabel={t('cart.coupon.remove', { code })}
              onRemove={() => bag.removeCode(giftcardId)}
            >
              {code}
            </RemovableChip>
          ))}
        </Inline>
      )}
    </div>
  )
}

interface Code {
  readonly code: string
  /** Unset for the coupon. */
  readonly giftcardId?: string
}

function getCodes({ cart }: Pick<Bag, 'cart'>): readonly Code[] {
  const coupon = cart?.couponCode ? [{ code: cart.couponCode }] : []
  const giftcards = cart?.giftcards?.map(({ id, last4 }) => ({ code: `…${last4}`, giftcardId: id })) ?? []
  return [...coupon, ...giftcards]
}

type Status = 'idle' | 'sending' | CodeOutcome

function CodeForm({ applyCode }: Pick<Bag, 'applyCode'>) {
  const t = useWords()
  const [code, setCode] = useState('')
  const [applied, setApplied] = useState('')
  const [status, setStatus] = useState<Status>('idle')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
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
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
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
            variant="anchor"
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
    </form>
  )
}
