import type { Plugin } from 'vite'
import { writeClientMessages } from '../apps/storefront/build/client-messages.ts'

/** Stories of the shop carry what its pages carry: derived before the start, and again when a source changes. */
export function clientMessages(): Plugin {
  return {
    name: 'client-messages',
    buildStart: () => writeClientMessages(),
    handleHotUpdate({ file }) {
      if (/\.(tsx?|json)$/.test(file) && !file.includes('/generated/')) writeClientMessages()
    },
  }
}
