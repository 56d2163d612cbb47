import { join } from 'node:path'
import { ROOT } from './processes.ts'
import { serveFolder } from './static-server.ts'

// Serves the built docs site on port 4321 of this machine, or `DOCS_PORT`.
const { url } = await serveFolder(join(ROOT, 'docs-static'), { port: Number(process.env.DOCS_PORT ?? 4321) })
process.stdout.write(`The docs: ${url}/\n`)
