import { createServer } from 'node:net'

/** The parts of the shop that listen on a port: the variable that sets the port, and its default. */
export const SERVICES = {
  storefront: { name: 'storefront', variable: 'STOREFRONT_PORT', port: 3000 },
  commerce: { name: 'commerce sandbox', variable: 'COMMERCE_PORT', port: 4000 },
  reviews: { name: 'reviews API', variable: 'REVIEWS_PORT', port: 4001 },
} as const

export type ServiceId = keyof typeof SERVICES

/** The port of a part. Throws a one-line error when the variable is not a port. */
export function getPort(id: ServiceId, env: NodeJS.ProcessEnv): number {
  const { variable, port } = SERVICES[id]
  const value = env[variable]
  if (value === undefined || value === '') return port
  const number = Number(value)
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number
  throw new Error(`${variable} is "${value}", which is no port: set it to a number from 1 to 65535.`)
}

/** Throws a one-line error with the port when another program listens there already. */
export async function requireFreePort(id: ServiceId, port: number): Promise<void> {
  const { name, variable } = SERVICES[id]
  const free = await Promise.all(['127.0.0.1', '::1'].map((host) => isFree(host, port)))
  if (free.every(Boolean)) return
  throw new Error(`Port ${port} is taken, so the ${name} cannot start: stop what uses it or set ${variable}.`)
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(!('code' in error && error.code === 'EADDRINUSE')))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}
