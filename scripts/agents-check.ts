import { run } from './processes.ts'

// Lets Shopify's client and the suite of MCP shop in the built shop: `npm run agents:check`. docs/agents.md says what is tried.

const filters = ['--filter=@sorrel/storefront', '--filter=@sorrel/sandbox']
const built = await run('turbo', ['run', 'build', ...filters, '--output-logs=errors-only'])
process.exitCode = built || (await run(process.execPath, ['e2e/agents-check/main.ts']))
