import type { KeyboardEvent } from 'react'

/** 1 for the arrow key in the direction of the text, -1 for the opposite one, 0 for any other key. */
export function getArrowStep({ key, currentTarget }: KeyboardEvent<HTMLElement>): 1 | 0 | -1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  return key === forward ? 1 : -1
}
