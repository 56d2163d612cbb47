'use client'

import { useCookiePreferences } from './consent-context.ts'
import * as styles from './preferences-button.css.ts'

/** In the footer: opens the cookie preferences again. Only scripts set cookies that need a choice, so without them it is not shown. */
export function PreferencesButton({ label }: { readonly label: string }) {
  const { setOpen } = useCookiePreferences()
  return (
    <button type="button" className={styles.button} onClick={() => setOpen(true)}>
      {label}
    </button>
  )
}
