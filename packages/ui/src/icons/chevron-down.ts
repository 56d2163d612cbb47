// Written by generate-icons.ts. Shapes: Lucide, ISC licence, https://lucide.dev/license
import type { IconShapes } from '../icon/icon.tsx'

export const chevronDownIcon: IconShapes = [['path', { d: 'm6 9 6 6 6-6' }]]
