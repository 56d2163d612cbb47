// Written by generate-icons.ts. Shapes: Lucide, ISC licence, https://lucide.dev/license
import type { IconShapes } from '../icon/icon.tsx'

export const checkIcon: IconShapes = [['path', { d: 'M20 6 9 17l-5-5' }]]
