export { WebMcpSlot } from './webmcp-slot.tsx'
