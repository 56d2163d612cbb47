import type { KeyboardEvent } from 'react'

const CANDIDATES =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]'

/** Of a group of radio buttons only the checked one can be reached by Tab. */
function isSkippedRadio(element: HTMLElement, all: readonly HTMLElement[]): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false
  return all.some(
    (other) =>
      other instanceof HTMLInputElement &&
      other.type === 'radio' &&
      other.name === element.name &&
      other.checked,
  )
}

function getTabbable(root: HTMLElement): readonly HTMLElement[] {
  const reachable = [...root.querySelectorAll<HTMLElement>(CANDIDATES)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  return reachable.filter((element) => !isSkippedRadio(element, reachable))
}

/**
 * Keeps the focus in the panel of a modal dialog: Tab on the last element goes to the first, Shift+Tab on the first
 * to the last.
 */
export function loopFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const panel = event.currentTarget
  const tabbable = getTabbable(panel)
  const [edge, target] = event.shiftKey ? [tabbable[0], tabbable.at(-1)] : [tabbable.at(-1), tabbable[0]]
  const isAtEdge = document.activeElement === edge || (event.shiftKey && document.activeElement === panel)
  if (!isAtEdge || !target) return
  event.preventDefault()
  target.focus()
}
