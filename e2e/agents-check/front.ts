import { request } from 'node:http'
import { createServer, type Server } from 'node:https'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from 'selfsigned'

/** A certificate for `localhost` that nobody else trusts. */
export interface Certificate {
  /** PEM. */
  readonly key: string
  readonly cert: string
  /** The file that `NODE_EXTRA_CA_CERTS` names, for programs that are to trust it. */
  readonly file: string
}

export async function makeCertificate(folder: string): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  })
  const file = join(folder, 'certificate.pem')
  writeFileSync(file, cert)
  return { key, cert, file }
}

/** A server that runs until it is stopped. */
export interface Running {
  readonly stop: () => Promise<void>
}

/** Agents come over https only: passes what reaches `port` on to a shop that speaks http. */
export async function startFront(port: number, target: string, { key, cert }: Certificate): Promise<Running> {
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming
    const passed = request(new URL(url, target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  }).listen(port, 'localhost')
  return toRunning(server)
}

/** Where an agent's platform publishes its profiles: documents by path. */
export async function startProfileHost(
  port: number,
  documents: ReadonlyMap<string, object>,
  { key, cert }: Certificate,
): Promise<Running> {
  const server = createServer({ key, cert }, ({ url = '/' }, outgoing) => {
    const document = documents.get(url)
    outgoing.writeHead(document === undefined ? 404 : 200, { 'content-type': 'application/json' })
    outgoing.end(JSON.stringify(document ?? {}))
  }).listen(port, 'localhost')
  return toRunning(server)
}

async function toRunning(server: Server): Promise<Running> {
  await once(server, 'listening')
  return {
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
