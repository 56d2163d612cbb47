'use client'

import { type Consent, CONSENT_KEY } from '@sorrel/contracts/storage'
import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import { Suspense, useEffect, useState } from 'react'
import { useAnalytics } from '#features/analytics/index.ts'
import { PageToolsSlot } from '#features/page-tools/index.ts'
import { createLatePart } from '#shop/late-part.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import type { CookiePreferences } from './consent-context.tsx'
import { getBrowserConsent, readConsent, saveConsent } from './stored-consent.ts'

const ConsentPreferences = createLatePart(
  async () => (await import('./consent-preferences.tsx')).ConsentPreferences,
)

/** Shows the banner until the shopper has chosen, and the preferences when the shopper opens them. See docs/specification.md#cookie-consent. */
export function ConsentNotice({ policyHref, isOpen, setOpen }: CookiePreferences) {
  const { t } = useShop()
  const { consent, isSaved, choose } = useConsent()
  useAnalytics(consent)
  const settle = (choice: Consent) => {
    choose(choice)
    setOpen(false)
    requestAnimationFrame(focusPage)
  }
  return (
    <Suspense>
      {consent === undefined && !isFramed() && (
        <ConsentBanner policyHref={policyHref} onChoose={settle} onManage={() => setOpen(true)} />
      )}
      {isOpen && (
        <ConsentPreferences.Part consent={consent} onSave={settle} onCancel={() => setOpen(false)} />
      )}
      {/* Here, since this is what every page loads by itself once it stands. */}
      <PageToolsSlot />
      <VisuallyHidden>
        <span role="status">{isSaved && t('consent.saved')}</span>
      </VisuallyHidden>
    </Suspense>
  )
}

/** The pressed button leaves the page with the banner: the focus goes to what the page is about. */
function focusPage(): void {
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
}

/** Only the editor may frame the shop, and a merchant does not see the banner there. */
const isFramed = (): boolean => window.parent !== window

/** The shopper's choice, also when made in another tab. */
function useConsent() {
  const [consent, setConsent] = useState(() => readConsent(getBrowserConsent()))
  const [isSaved, setSaved] = useState(false)
  useEffect(() => {
    const read = ({ key }: StorageEvent) =>
      key === CONSENT_KEY && setConsent(readConsent(getBrowserConsent()))
    window.addEventListener('storage', read)
    return () => window.removeEventListener('storage', read)
  }, [])
  const choose = (choice: Consent) => {
    saveConsent(getBrowserConsent(), choice)
    setConsent(choice)
    setSaved(true)
  }
  return { consent, isSaved, choose }
}
