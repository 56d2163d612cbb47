/** Name of the part of the filters that an element is in; `filters` for the drawer, which is outside of the bar. */
export function getControlName(element: Element | null): string {
  return element?.closest<HTMLElement>('[data-control]')?.dataset.control ?? 'filters'
}

/**
 * Restores the focus after a page change, by the control's name or its position among the active filters, else to the
 * nearest one. A focus that has moved elsewhere stays there.
 */
export function returnFocus(form: HTMLFormElement, control: string | number): void {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body) return
  const others = form.querySelectorAll<HTMLElement>('button, summary')
  for (const element of [...findControls(form, control), ...others]) {
    element.focus({ preventScroll: true })
    if (document.activeElement === element) return
  }
}

/**
 * Scrolls the list's start out from under a sticky bar: the new list may be shorter than the scroll position. Scrolling
 * up brings the header back, which takes room too.
 */
export function showStart(bar: HTMLElement): void {
  const next = bar.nextElementSibling ?? bar.parentElement?.nextElementSibling
  const start = next?.getBoundingClientRect().top
  if (start === undefined || start >= bar.getBoundingClientRect().bottom) return
  const header = document.querySelector<HTMLElement>('[data-site-header]')?.offsetHeight ?? 0
  window.scrollBy({ top: start - header - bar.offsetHeight, behavior: 'instant' })
}

function findControls(form: HTMLFormElement, control: string | number): readonly HTMLElement[] {
  if (typeof control === 'number') {
    const links = [...document.querySelectorAll<HTMLElement>('[data-active-filters] a')]
    // The last link clears all filters.
    return links.slice(Math.min(control, Math.max(links.length - 2, 0)))
  }
  const part = form.querySelector(`[data-control="${CSS.escape(control)}"]`)
  return [...(part?.querySelectorAll<HTMLElement>('summary, button, select') ?? [])]
}
