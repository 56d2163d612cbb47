import type { ComponentType } from 'react'

/**
 * Loads a component with which only the server draws: the browser takes its HTML over and never loads its code. The build
 * counts none of its messages, so it takes what it shows from `getForDrawing`.
 */
export function serverOnly<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> | undefined {
  return typeof window === 'undefined' ? load() : undefined
}
