import '../style/layers.css.ts'
import '../theme/theme-defaults.css.ts'
import '../reset/reset.css.ts'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Adds an element to the page until the test is over. */
export function render(element: ReactNode): void {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(element)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
}
