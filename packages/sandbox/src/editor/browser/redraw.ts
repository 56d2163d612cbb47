/**
 * Re-renders a panel. Open entries stay open, and the focus stays on the clicked button, even if its entry has moved.
 * Entries are identified by `data-key`.
 */
export function redrawInPlace(place: HTMLElement, draw: () => void): void {
  const open = new Set([...place.querySelectorAll<HTMLDetailsElement>('details[open]')].map(getKey))
  const pressed = document.activeElement
  const entry = pressed?.closest('details')
  const [key, label] = [entry && getKey(entry), pressed?.textContent]
  draw()
  const entries = [...place.querySelectorAll('details')]
  for (const details of entries) details.open = open.has(getKey(details))
  if (!(pressed instanceof HTMLButtonElement)) return
  const moved = entries.find((details) => getKey(details) === key)
  const buttons = [
    ...(moved ?? place).querySelectorAll<HTMLButtonElement>('.actions > button, .items > button'),
  ]
  const same = buttons.find((button) => button.textContent === label && !button.disabled)
  const next = same ?? buttons.find((button) => !button.disabled) ?? place
  next.focus()
}

function getKey(details: Element): string {
  return details instanceof HTMLElement ? (details.dataset.key ?? '') : ''
}
