import { startTransition } from 'react'

/**
 * `offered`: the panel is open because a pointer or the keyboard is at the card, and has not taken the focus. `added` is
 * shown on the button, then `leaving`: the note fades out with its text.
 */
export type QuickAddPhase = 'closed' | 'offered' | 'open' | 'adding' | 'added' | 'leaving'

/** A pointer that only crosses the card on its way opens nothing. See docs/decisions.md#catalogue. */
const INTENT_MS = 150

/** Where the panel lies on the card; on narrow windows it is a sheet, which nobody opens by passing. */
const ON_CARD = '(hover: hover) and (min-width: 40rem)'

/**
 * Opens a card's quick-add when a pointer comes to rest on the card or the keyboard is at its link, and closes it when
 * both have left, unless something in it was chosen or has the focus. `root` is the quick-add's element, with
 * `data-open` while its panel is open and `data-visible` while it shows anything; `first` is the event that brought this
 * code, whose visitor may have left since.
 */
export function watchCard(
  root: HTMLElement | null,
  first: Event,
  setPhase: (phase: QuickAddPhase) => void,
  signal: AbortSignal,
): void {
  const card = root?.closest('article')
  if (!root || !card || signal.aborted) return
  let isHere = false
  /** The panel is open by this, and nobody has used it. */
  let isOffered = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const hasFocus = () => root.matches(':focus-within')
  const isAtLink = () => card.matches(':has(a:focus-visible)')
  const open = () => {
    // What is shown is not taken away, nor is a focused button.
    if (root.dataset['visible'] !== undefined || hasFocus() || signal.aborted) return
    isOffered = true
    startTransition(() => setPhase('offered'))
  }
  const come = () => {
    if (isHere || !matchMedia(ON_CARD).matches) return
    isHere = true
    timer = setTimeout(open, INTENT_MS)
  }
  const close = () => {
    clearTimeout(timer)
    // What it opened may not be drawn yet.
    if (isOffered || root.dataset['open'] !== undefined) setPhase('closed')
    isOffered = false
  }
  const leave = () => {
    isHere = false
    clearTimeout(timer)
    if (isOffered && !hasFocus()) close()
  }
  // A list that is scrolled below a resting pointer moves no pointer.
  const move = ({ pointerType, movementX, movementY }: PointerEvent) =>
    pointerType !== 'touch' && (movementX !== 0 || movementY !== 0) && come()
  const out = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && card.contains(relatedTarget)) return
    // Once the focus is where it goes.
    if (!card.matches(':hover')) queueMicrotask(leave)
  }
  card.addEventListener('pointermove', move, { signal })
  card.addEventListener('pointerleave', () => isAtLink() || leave(), { signal })
  card.addEventListener('focusin', () => isAtLink() && come(), { signal })
  card.addEventListener('focusout', out, { signal })
  for (const use of ['click', 'change']) root.addEventListener(use, () => (isOffered = false), { signal })
  // The panel's own keys are the panel's.
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && !hasFocus() && close(), { signal })
  if (isAtLink()) come()
  else if (first instanceof PointerEvent && card.matches(':hover')) move(first)
}
