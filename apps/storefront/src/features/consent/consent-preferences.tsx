'use client'

import { type Consent, DECLINE_ALL } from '@sorrel/contracts/storage'
import { Button } from '@sorrel/ui/button'
import { Checkbox } from '@sorrel/ui/checkbox'
import { Dialog } from '@sorrel/ui/dialog'
import { Stack } from '@sorrel/ui/stack'
import { useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'

export interface ConsentPreferencesProps {
  /** The choice so far. Without one nothing is ticked beforehand. */
  readonly consent: Consent | undefined
  readonly onSave: (consent: Consent) => void
  readonly onCancel: () => void
}

/** One box for each kind of cookie; the necessary ones are always on. See docs/specification.md#cookie-consent. */
export function ConsentPreferences({ consent, onSave, onCancel }: ConsentPreferencesProps) {
  const { t } = useShop()
  const [choice, setChoice] = useState(consent ?? DECLINE_ALL)
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={t('consent.preferences')}
      description={t('consent.preferences_text')}
      closeLabel={t('a11y.close_dialog')}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('consent.cancel')}
          </Button>
          <Button onClick={() => onSave(choice)}>{t('consent.save')}</Button>
        </>
      }
    >
      <Stack gap="16">
        <Checkbox label={t('consent.necessary')} description={t('consent.necessary_text')} checked disabled />
        <Checkbox
          label={t('consent.analytics')}
          description={t('consent.analytics_text')}
          checked={choice.analytics}
          onCheckedChange={(analytics) => setChoice({ ...choice, analytics })}
        />
        <Checkbox
          label={t('consent.marketing')}
          description={t('consent.marketing_text')}
          checked={choice.marketing}
          onCheckedChange={(marketing) => setChoice({ ...choice, marketing })}
        />
      </Stack>
    </Dialog>
  )
}
