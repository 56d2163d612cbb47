'use client'

import { ACCEPT_ALL, type Consent, DECLINE_ALL } from '@sorrel/contracts/storage'
import { Button } from '@sorrel/ui/button'
import { Link } from '@sorrel/ui/link'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { noticeInset } from '#shop/notice-inset.css.ts'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './consent-banner.css.ts'

export interface ConsentBannerProps {
  readonly policyHref?: string | undefined
  readonly onChoose: (consent: Consent) => void
  readonly onManage: () => void
}

/** At the bottom of the window. Accepting and declining look the same. See docs/specification.md#cookie-consent. */
export function ConsentBanner({ policyHref, onChoose, onManage }: ConsentBannerProps) {
  const { t } = useShop()
  const id = useId()
  const root = useRef<HTMLElement>(null)
  useNoticeInset(root)
  return (
    <section ref={root} aria-labelledby={id} className={styles.banner} data-surface="secondary">
      <div className={styles.inner}>
        <div className={styles.textBlock}>
          <h2 id={id} className={styles.title}>
            {t('consent.title')}
          </h2>
          <p>
            {t('consent.text')} {policyHref && <Link href={policyHref}>{t('consent.policy')}</Link>}
          </p>
        </div>
        <div className={styles.choices}>
          <Button variant="secondary" size="sm" fullWidth onClick={() => onChoose(DECLINE_ALL)}>
            {t('consent.decline')}
          </Button>
          <Button variant="secondary" size="sm" fullWidth onClick={() => onChoose(ACCEPT_ALL)}>
            {t('consent.accept')}
          </Button>
          <div className={styles.manage}>
            <Button variant="link" size="sm" onClick={onManage}>
              {t('consent.manage')}
            </Button>
          </div>
        </div>
      </div>
    </section>
  )
}

/** Sets the height that the banner covers, so that no focused element is hidden behind it. */
function useNoticeInset(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const name = noticeInset.slice('var('.length, -1)
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty(name, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    )
    if (ref.current) observer.observe(ref.current)
    return () => {
      observer.disconnect()
      style.removeProperty(name)
    }
  }, [ref])
}
