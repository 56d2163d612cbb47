'use client'

import type { PriceChoice } from '@sorrel/domain/filter-choices'
import { type Range, RangeSlider } from '@sorrel/ui/range-slider'
import { type RefObject, useEffect, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'

export interface PriceSliderProps {
  readonly price: PriceChoice
  /** The two number fields, lowest price first. The form sends these; the slider writes into them. */
  readonly fields: RefObject<HTMLFieldSetElement | null>
}

/**
 * A slider and two number fields for a price range, kept in step. A thumb at the end of the track empties its field: no
 * limit on that side.
 */
export function PriceSlider({ price: { bounds, chosen }, fields }: PriceSliderProps) {
  const { t, locale, currency, formatPrice } = useShop()
  const [range, setRange] = useState<Range>(() => toRange(chosen?.min, chosen?.max, bounds))
  useEffect(() => {
    const box = fields.current
    const read = () => {
      const [low, high] = getInputs(box)
      setRange(toRange(readNumber(low), readNumber(high), bounds))
    }
    read()
    box?.addEventListener('input', read)
    return () => box?.removeEventListener('input', read)
  }, [fields, bounds])
  return (
    <RangeSlider
      label={t('categories.filters.price_label')}
      lowLabel={t('categories.filters.price_min')}
      highLabel={t('categories.filters.price_max')}
      min={bounds.min}
      max={bounds.max}
      value={range}
      onValueChange={([low, high]) => {
        setRange([low, high])
        const [lowest, highest] = getInputs(fields.current)
        if (lowest) lowest.value = low > bounds.min ? String(low) : ''
        if (highest) highest.value = high < bounds.max ? String(high) : ''
      }}
      onValueCommit={() => {
        const [lowest] = getInputs(fields.current)
        lowest?.dispatchEvent(new Event('input', { bubbles: true }))
      }}
      toText={(amount) => formatPrice({ amount, currency })}
      locale={locale}
    />
  )
}

function getInputs(box: HTMLElement | null): readonly HTMLInputElement[] {
  return [...(box?.querySelectorAll('input') ?? [])]
}

/** Undefined for an empty field. */
function readNumber(input: HTMLInputElement | undefined): number | undefined {
  const value = input?.valueAsNumber
  return value === undefined || Number.isNaN(value) ? undefined : value
}

/** Both ends inside of the bounds, the lower one first. */
function toRange(
  low: number | undefined,
  high: number | undefined,
  { min, max }: PriceChoice['bounds'],
): Range {
  const [one, other] = [low ?? min, high ?? max].map((end) => Math.min(Math.max(end, min), max))
  return [Math.min(one ?? min, other ?? max), Math.max(one ?? min, other ?? max)]
}
