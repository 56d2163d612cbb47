/** In this order, where several are as good. */
const PLACES = ['top-end', 'top-start', 'bottom-end', 'bottom-start'] as const

const CONTROLS = 'a, button, input, label, select, summary, textarea'

/** Covering the control that was used counts more than covering all of the rest. */
const USED_WEIGHT = 1000

/** Space between a header and the toasts, in pixels. */
const HEADER_GAP = 8

interface Surroundings {
  readonly below?: string | undefined
  readonly avoid?: string | undefined
}

/** Puts the region at the corner of the window where it covers least of what the reader needs. */
export function findPlace(region: HTMLElement, { below, avoid }: Surroundings): void {
  moveBelow(region, below)
  const used = getUsedControls().filter((control) => !region.contains(control))
  const others = avoid === undefined ? [] : [...document.querySelectorAll(avoid)]
  const costs = PLACES.map((place) => {
    region.dataset.place = place
    return getCovered(region, used) * USED_WEIGHT + getCovered(region, others)
  })
  region.dataset.place = PLACES[costs.indexOf(Math.min(...costs))]
}

/** A header that sticks is lower while the page is at its top. */
export function moveBelow(region: HTMLElement, below: string | undefined): void {
  const head = below === undefined ? undefined : document.querySelector(below)?.getBoundingClientRect().bottom
  region.style.setProperty('--below', `${(head ?? 0) + HEADER_GAP}px`)
}

/** What has the focus and what is under the pointer: not every browser gives the focus to a button that is pressed. */
function getUsedControls(): readonly Element[] {
  const hovered = [...document.querySelectorAll(':hover')].at(-1)
  return [document.activeElement, hovered].flatMap((element) => element?.closest(CONTROLS) ?? [])
}

/** Square pixels of these elements that the region covers. */
function getCovered(region: Element, elements: readonly Element[]): number {
  const own = region.getBoundingClientRect()
  return elements
    .map((element) => element.getBoundingClientRect())
    .map((box) => [
      Math.min(own.right, box.right) - Math.max(own.left, box.left),
      Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top),
    ])
    .reduce((sum, [width = 0, height = 0]) => sum + Math.max(0, width) * Math.max(0, height), 0)
}
