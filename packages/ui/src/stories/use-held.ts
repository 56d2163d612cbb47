import { useState } from 'react'

/**
 * The value that a story keeps for its component, and what changes it: it begins with the story's value, follows its
 * control, and tells `onChange` of each change. Sources show it as `useState`.
 */
export function useHeld<Value>(
  given: Value,
  onChange?: (value: NonNullable<Value>) => void,
): readonly [Value, (value: NonNullable<Value>) => void] {
  const [last, setLast] = useState(given)
  const [value, setValue] = useState(given)
  if (!Object.is(last, given)) {
    setLast(given)
    setValue(given)
  }
  const change = (next: NonNullable<Value>): void => {
    setValue(next)
    onChange?.(next)
  }
  return [value, change]
}
