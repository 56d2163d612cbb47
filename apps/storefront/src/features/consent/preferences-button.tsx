'use client'

import { useCookiePreferences } from './consent-context.tsx'
import * as styles from './preferences-button.css.ts'

/** Opens the cookie preferences from the footer. Hidden without script, since only scripts set cookies that need a choice. */
export function PreferencesButton({ label }: { readonly label: string }) {
  const { setOpen } = useCookiePreferences()
  return (
    <button type="button" className={styles.button} onClick={() => setOpen(true)}>
      {label}
    </button>
  )
}
