// Written by generate-icons.ts. Shapes: Lucide, ISC licence, https://lucide.dev/license
import type { IconShapes } from '../icon/icon.tsx'

export const searchIcon: IconShapes = [
  ['path', { d: 'm21 21-4.34-4.34' }],
  ['circle', { cx: '11', cy: '11', r: '8' }],
]
