export { PageToolsSlot } from './page-tools-slot.tsx'
