/** Keys that move within a button's group or a number. */
const ARROWS = /^Arrow/

/**
 * Holds clicks in an element until its code has loaded, and requests the code with each. Native behaviour (links,
 * fields, disclosures) continues. The returned function stops it and replays the clicks in order. When the code cannot
 * be loaded, a form is submitted as without script. `edited` are fields that had changed before.
 */
export function queueInteractions(
  host: HTMLElement,
  load: () => Promise<unknown>,
  edited: readonly Element[] = [],
): () => void {
  let held: (() => void)[] = edited.map((field) => () => tellOfInput(field))
  const hold = (event: Event, again: () => void): void => {
    event.preventDefault()
    event.stopPropagation()
    held.push(again)
  }
  const click = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button === null || !host.contains(button)) return
    hold(event, () => button.click())
    load().catch(() => {
      held = []
      if (button.type === 'submit') button.form?.requestSubmit(button)
    })
  }
  const press = (event: KeyboardEvent) => {
    const { target, key } = event
    if (!ARROWS.test(key) || !(target instanceof Element) || !host.contains(target)) return
    if (!target.matches('button, [role="spinbutton"]')) return
    hold(event, () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
    load().catch(() => {})
  }
  const input = ({ target }: Event) => {
    if (!(target instanceof Element) || !host.contains(target)) return
    held.push(() => tellOfInput(target))
    load().catch(() => {})
  }
  // Must be registered before React, which stops the events of components without code.
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  window.addEventListener('click', click, options)
  window.addEventListener('keydown', press, options)
  window.addEventListener('input', input, options)
  return () => {
    listening.abort()
    void pressAgain(held)
    held = []
  }
}

function tellOfInput(field: EventTarget): void {
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** One after the other: the effect of a click is rendered before the next. */
async function pressAgain(held: readonly (() => void)[]): Promise<void> {
  for (const again of held) {
    again()
    await Promise.resolve()
  }
}
