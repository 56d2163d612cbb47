// Written by generate-icons.ts. Shapes: Lucide, ISC licence, https://lucide.dev/license
import type { IconShapes } from '../../icon/icon.tsx'

export const chevronUpIcon: IconShapes = [['path', { d: 'm18 15-6-6-6 6' }]]
