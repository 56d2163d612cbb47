'use client'

import type { ProductSelection } from '@sorrel/commerce/product-selection'
import { getPurchaseKinds } from '@sorrel/domain/purchase'
import type { ProductSelectionState } from '@sorrel/domain/product-selection'
import { RadioCards } from '@sorrel/ui/radio-cards'
import { Text } from '@sorrel/ui/text'
import { ADD_FORM } from '@sorrel/domain/add-form'
import { useShop } from '#shop/shop-context.tsx'
import type { PurchaseWords } from './offer-labels.ts'

export interface PurchaseChoiceProps {
  readonly state: ProductSelectionState
  readonly selection: ProductSelection
  /** Texts for the current choice; undefined without a subscription. */
  readonly words: PurchaseWords | undefined
}

/**
 * One time or by subscription, and the plan, each for as many pieces as are chosen. Renders nothing without a choice.
 * See docs/specification.md#purchase-options.
 */
export function PurchaseChoice({ state, selection, words }: PurchaseChoiceProps) {
  const { t } = useShop()
  if (words === undefined) return null
  const plans = <Plans state={state} selection={selection} words={words} />
  if (getPurchaseKinds(state.product).length === 1) return plans
  return (
    <RadioCards
      label={t('products.purchase.label')}
      labelDisplay="hidden"
      name={ADD_FORM.purchase}
      value={state.purchaseOption}
      onValueChange={(kind) =>
        selection.setPurchaseOption(kind === 'subscription' ? 'subscription' : 'standard')
      }
      options={[
        { value: 'standard', title: t('products.purchase.standard'), end: words.standard },
        {
          value: 'subscription',
          title: words.subscription,
          description: t('products.purchase.manage'),
          extra: plans,
        },
      ]}
    />
  )
}

type PlansProps = PurchaseChoiceProps & { readonly words: PurchaseWords }

/** The plans as cards; of a single one only its words. */
function Plans({ state, selection, words: { plans } }: PlansProps) {
  const { t } = useShop()
  const [card, ...others] = plans
  if (card === undefined) return null
  if (others.length === 0)
    return (
      <div>
        <input type="hidden" name={ADD_FORM.plan} value={card.value} />
        <Text size="sm" tone="heading" weight="medium">
          {[card.title, card.end].filter(Boolean).join(' · ')}
        </Text>
        <Text size="sm">{card.description}</Text>
      </div>
    )
  return (
    <RadioCards
      label={t('products.purchase.plan')}
      labelDisplay="hidden"
      name={ADD_FORM.plan}
      value={state.planId ?? card.value}
      onValueChange={(planId) => selection.setPlan(planId)}
      options={plans}
    />
  )
}
