// Written by generate-icons.ts. Shapes: Lucide, ISC licence, https://lucide.dev/license
import type { IconShapes } from '../icon/icon.tsx'

export const chevronEndIcon: IconShapes = [['path', { d: 'm9 18 6-6-6-6' }]]

export const chevronStartIcon: IconShapes = [['path', { d: 'm15 18-6-6 6-6' }]]
