import { findFreePort } from '@sorrel/config/free-port'
import { makeFolder } from '../make-folder.ts'
import { startApp, startSandbox } from '../second-server.ts'
import { toConformanceCheck } from './conformance.ts'
import { makeCertificate, type Running, startFront, startProfileHost } from './front.ts'
import { createReport } from './report.ts'
import { makeKey, toSignedCheck, toTransportChecks } from './transport.ts'
import { makeProfile, toWalk } from './ucp-cli.ts'

// Lets the clients that exist shop in the built shop: Shopify's, over https and in both releases of UCP, and the suite of MCP.

/** The releases, each with the field in which its profiles list keys. */
const RELEASES = [
  ['2026-08-25', 'keys'],
  ['2026-04-08', 'signing_keys'],
] as const

const folder = makeFolder('agents-check')
const certificate = await makeCertificate(folder)
const client = { home: folder, certificateFile: certificate.file }
const publicOrigin = `https://localhost:${await findFreePort()}`
const agentOrigin = `https://localhost:${await findFreePort()}`
const key = await makeKey()
const report = createReport()
const running: Running[] = []

/** Notes what has to be stopped at the end. */
async function keep<Server extends Running>(starting: Promise<Server>): Promise<Server> {
  const server = await starting
  running.push(server)
  return server
}

/** The profiles of the agent's platform by path: the client's own, and the same with a key. */
async function makeProfiles(): Promise<ReadonlyMap<string, object>> {
  const documents = new Map<string, object>()
  for (const [release, field] of RELEASES) {
    const document = await makeProfile(client, { release, url: `${agentOrigin}/${release}.json` })
    documents.set(`/${release}.json`, document)
    documents.set(`/signed/${release}.json`, { ...document, [field]: [key.jwk] })
  }
  return documents
}

/** Starts the built shop. Default address: where it listens. */
async function startShop(commerceUrl: string, origin?: string) {
  const port = String(await findFreePort())
  const variables = {
    PORT: port,
    PUBLIC_ORIGIN: origin ?? `http://localhost:${port}`,
    COMMERCE_URL: commerceUrl,
    AGENT_CAPABILITIES: 'search lookup cart checkout discount',
    AGENT_PROFILE_ORIGINS: agentOrigin,
    AGENT_RATE: '0',
    NODE_EXTRA_CA_CERTS: certificate.file,
    LOG_LEVEL: 'warn',
    WARM_UP_PAGES: 'false',
    CACHE_DIRECTORY: makeFolder('agents-check'),
  }
  return keep(startApp('storefront', variables))
}

async function runChecks(): Promise<void> {
  const { origin: commerceUrl } = await keep(startSandbox())
  const { origin } = await startShop(commerceUrl, publicOrigin)
  await keep(startFront(Number(new URL(publicOrigin).port), origin, certificate))
  await keep(startProfileHost(Number(new URL(agentOrigin).port), await makeProfiles(), certificate))
  const openPage = async (path: string) => (await fetch(origin + path)).status
  const toTransport = (profile: string) => ({ origin, publicOrigin, profile: agentOrigin + profile })
  for (const [release, field] of RELEASES) {
    const group = `UCP ${release}`
    await report.chain(group, toWalk({ ...client, business: publicOrigin, release, openPage }))
    await report.each(group, [toSignedCheck(field, toTransport(`/signed/${release}.json`), key)])
  }
  await report.each('MCP', toTransportChecks(toTransport(`/${RELEASES[0][0]}.json`)))
  // The suite calls over http, from the shop's own origin.
  const plainShop = await startShop(commerceUrl)
  await report.each('MCP', [toConformanceCheck(plainShop.origin, folder)])
}

try {
  await runChecks()
  process.stdout.write(`${report.toTable()}\n`)
  process.exitCode = report.isGreen() ? 0 : 1
} finally {
  for (const server of running.toReversed()) await server.stop()
}
