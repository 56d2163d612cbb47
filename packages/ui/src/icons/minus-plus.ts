// Written by generate-icons.ts. Shapes: Lucide, ISC licence, https://lucide.dev/license
import type { IconShapes } from '../icon/icon.tsx'

export const minusIcon: IconShapes = [['path', { d: 'M5 12h14' }]]

export const plusIcon: IconShapes = [
  ['path', { d: 'M5 12h14' }],
  ['path', { d: 'M12 5v14' }],
]
