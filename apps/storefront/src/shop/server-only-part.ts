import type { ComponentType } from 'react'

/**
 * Loads a component that only the server renders: the browser keeps its HTML and never loads its code. Its messages are
 * not counted by the build, so it reads its data from `getForDrawing`.
 */
export function serverOnly<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> | undefined {
  return typeof window === 'undefined' ? load() : undefined
}
