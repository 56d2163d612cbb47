import { fileURLToPath } from 'node:url'

/** Everything else stays as Next sets it, so that the page shows what Next itself costs. */
const config = { turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) } }

export default config
