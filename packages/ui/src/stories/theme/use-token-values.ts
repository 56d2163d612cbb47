import { useEffect, useState } from 'react'
import { toVariable } from './tokens.ts'

/** Values of the current theme's tokens, by reference; updated when the theme changes. */
export function useTokenValues(): (reference: string) => string {
  const [, setTurn] = useState(0)
  useEffect(() => {
    const observer = new MutationObserver(() => setTurn((turn) => turn + 1))
    observer.observe(document.documentElement, { attributeFilter: ['style'] })
    return () => observer.disconnect()
  }, [])
  const computed = getComputedStyle(document.documentElement)
  return (reference) => computed.getPropertyValue(toVariable(reference)).trim()
}
