'use client'

import { createBrowserConsentStore } from '@sorrel/commerce/consent'
import { useConsent } from '@sorrel/commerce/react'
import type { Consent } from '@sorrel/contracts/storage'
import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import { Suspense, useState } from 'react'
import { useAnalytics } from '#features/analytics/index.ts'
import { WebMcpSlot } from '#features/webmcp/index.ts'
import { createLazyComponent } from '#shop/lazy-component.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { SHOP_CONFIG } from '#config/shop-config.ts'
import { toShopKey } from '#config/storage-key.ts'
import { ConsentBanner } from './consent-banner.tsx'
import type { CookiePreferences } from './consent-context.tsx'

const ConsentPreferences = createLazyComponent(
  async () => (await import('./consent-preferences.tsx')).ConsentPreferences,
)

const createShopConsent = () =>
  createBrowserConsentStore({
    key: toShopKey('consent'),
    days: SHOP_CONFIG.consentDays,
    asked: SHOP_CONFIG.consentAsked,
  })

/** Shows the banner until the shopper has chosen, and the preferences when the shopper opens them. See docs/specification.md#cookie-consent. */
export function ConsentNotice({ policyHref, isOpen, setOpen }: CookiePreferences) {
  const { t } = useShop()
  const [store] = useState(createShopConsent)
  const state = useConsent(store)
  const consent = state?.consent
  useAnalytics(consent)
  const saveChoice = (choice: Consent) => {
    store.choose(choice)
    setOpen(false)
    requestAnimationFrame(focusPage)
  }
  return (
    <Suspense>
      {state?.status === 'open' && !isFramed() && (
        <ConsentBanner policyHref={policyHref} onChoose={saveChoice} onManage={() => setOpen(true)} />
      )}
      {isOpen && (
        <ConsentPreferences.Part consent={consent} onSave={saveChoice} onCancel={() => setOpen(false)} />
      )}
      {/* Here, because every page loads this component by itself once the page is complete. */}
      <WebMcpSlot />
      <VisuallyHidden>
        <span role="status">{state?.status === 'chosen' && t('consent.saved')}</span>
      </VisuallyHidden>
    </Suspense>
  )
}

/** The pressed button disappears with the banner, so the focus moves to the page's content. */
function focusPage(): void {
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
}

/** Only the editor may frame the shop, and a merchant does not see the banner there. */
const isFramed = (): boolean => window.parent !== window
