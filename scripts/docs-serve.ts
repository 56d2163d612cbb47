import { join } from 'node:path'
import { ROOT } from './processes.ts'
import { serveFolder } from './static-server.ts'

// Serves the built docs site on port 4321 of this machine, or `DOCS_PORT`; at `DOCS_BASE` where it was built for that.
const { DOCS_PORT = 4321, DOCS_BASE: base = '/' } = process.env
const { url } = await serveFolder(join(ROOT, 'docs-static'), { port: Number(DOCS_PORT), base })
process.stdout.write(`The docs: ${url}${base}\n`)
