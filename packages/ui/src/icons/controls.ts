// Written by generate-icons.ts. Shapes: Lucide, ISC licence, https://lucide.dev/license
import type { IconShapes } from '../icon/icon.tsx'

export const alertIcon: IconShapes = [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['line', { x1: '12', x2: '12', y1: '8', y2: '12' }],
  ['line', { x1: '12', x2: '12.01', y1: '16', y2: '16' }],
]

export const checkIcon: IconShapes = [['path', { d: 'M20 6 9 17l-5-5' }]]

export const chevronDownIcon: IconShapes = [['path', { d: 'm6 9 6 6 6-6' }]]

export const chevronEndIcon: IconShapes = [['path', { d: 'm9 18 6-6-6-6' }]]

export const chevronStartIcon: IconShapes = [['path', { d: 'm15 18-6-6 6-6' }]]

export const closeIcon: IconShapes = [
  ['path', { d: 'M18 6 6 18' }],
  ['path', { d: 'm6 6 12 12' }],
]

export const minusIcon: IconShapes = [['path', { d: 'M5 12h14' }]]

export const plusIcon: IconShapes = [
  ['path', { d: 'M5 12h14' }],
  ['path', { d: 'M12 5v14' }],
]

export const searchIcon: IconShapes = [
  ['path', { d: 'm21 21-4.34-4.34' }],
  ['circle', { cx: '11', cy: '11', r: '8' }],
]
