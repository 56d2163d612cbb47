import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createGzip } from 'node:zlib'
import { findPageFaults } from './image-pages.ts'
import { buildImageTrees, type ImageTree, removeImageTrees } from './image-trees.ts'
import { run, type Service, stopServices, waitUntilHealthy } from './processes.ts'

/**
 * Ours because no container engine is needed, and the base image is no part of it. Makes what each image of deploy/Dockerfile holds, starts it as the image would, as a user who can write nothing but the
 * volume, and weighs it.
 */

const FIRST_PORT = Number(process.env.FIRST_PORT ?? 21_070)
const READY_MS = 120_000
const MEGABYTE = 1e6
/** node:24-bookworm-slim for amd64, as its registry says, packed. */
const BASE_MB = 80
const LIMIT_MB = 350
const SECRET = 'only-for-tests-0123456789abcdef0123456789abcdef'

/** The images in the order in which they are started, each with what it has to be told. */
const NAMES = [
  'commerce-sandbox',
  'reviews-api',
  'catalog-api',
  'storefront',
  'storefront-standalone',
] as const
type Name = (typeof NAMES)[number]
const toOrigin = (name: Name) => `http://127.0.0.1:${FIRST_PORT + NAMES.indexOf(name)}`
const SETTINGS: Readonly<Record<string, string>> = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  REVALIDATE_SECRET: SECRET,
  COMMERCE_URL: toOrigin('commerce-sandbox'),
  REVIEWS_URL: toOrigin('reviews-api'),
  CATALOG_API_URL: toOrigin('catalog-api'),
  STOREFRONT_URL: toOrigin('storefront'),
}

const isStorefront = (name: Name) => name.startsWith('storefront')

/** Next's own server ends as whoever asks it to end expects of a program that does nothing about it. */
const getGoodEnd = (name: Name) => (name === 'storefront-standalone' ? 143 : 0)

function start(image: ImageTree, name: Name): Service {
  const origin = toOrigin(name)
  const data = join(dirname(image.root), `${name}-data`)
  mkdirSync(data)
  const [uid = 0, gid = 0] = image.user.split(':').map(Number)
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(data, uid, gid)
  const [program, ...args] = image.command
  if (program !== 'node') throw new Error(`${name} starts ${program}`)
  const volumes = Object.entries(image.env).filter(([, value]) => value === '/data')
  const env = {
    // Nothing of this machine's own environment reaches the app.
    PATH: process.env.PATH,
    ...image.env,
    ...SETTINGS,
    ...Object.fromEntries(volumes.map(([variable]) => [variable, data])),
    PORT: new URL(origin).port,
    ...(isStorefront(name) ? { PUBLIC_ORIGIN: origin } : { PUBLIC_URL: origin }),
  }
  const cwd = join(image.root, image.workdir)
  const child = spawn(bringNode(image), args, { cwd, env, stdio: 'inherit', ...(isRoot && { uid, gid }) })
  return { name, process: child, healthUrl: `${origin}/readyz` }
}

/** This machine's Node, as part of the base image: the one that runs this may lie where only its user can read it. */
function bringNode({ root }: ImageTree): string {
  const program = join(dirname(root), 'node')
  if (!existsSync(program)) copyFileSync(process.execPath, program)
  return program
}

/** The image's own health check, against the app that runs. */
async function checkHealth(image: ImageTree, { healthUrl }: Service): Promise<void> {
  const [, ...args] = image.health
  const env = { PORT: new URL(healthUrl).port }
  if ((await run(process.execPath, args, { env })) !== 0)
    throw new Error(`${image.name}: the health check fails`)
}

/** Megabytes of the tree as a layer, packed as registries keep it. */
async function weigh({ root }: ImageTree): Promise<number> {
  const tar = spawn('tar', ['-cf', '-', '-C', root, '.'], { stdio: ['ignore', 'pipe', 'inherit'] })
  let bytes = 0
  for await (const chunk of tar.stdout.pipe(createGzip({ level: 6 }))) bytes += chunk.length
  return bytes / MEGABYTE
}

const endOf = ({ exitCode, signalCode }: ChildProcess) => exitCode ?? signalCode

const images = await buildImageTrees()
// Root owns it. Where somebody else runs this, they are the app's user as well.
for (const { root } of images) await run('chmod', ['-R', 'a-w', root])
const services: { readonly name: Name; readonly service: Service }[] = []
const faults: string[] = []
try {
  for (const name of NAMES) {
    const image = images.find((candidate) => candidate.name === name)
    if (image === undefined) throw new Error(`deploy/Dockerfile makes no ${name}`)
    const service = start(image, name)
    services.push({ name, service })
    await waitUntilHealthy(service, READY_MS)
    await checkHealth(image, service)
    const size = await weigh(image)
    const total = Math.round(BASE_MB + size)
    if (total > LIMIT_MB) faults.push(`${name} has ${total} MB, more than ${LIMIT_MB}`)
    process.stdout.write(
      `${name}: ready as user ${image.user} with a read-only root; about ${total} MB packed (${size.toFixed(1)} and ${BASE_MB} of the base image)\n`,
    )
  }
  for (const name of NAMES.filter(isStorefront)) {
    const found = await findPageFaults(toOrigin(name))
    faults.push(...found.map((fault) => `${name}: ${fault}`))
  }
} catch (error) {
  faults.push(error instanceof Error ? error.message : String(error))
} finally {
  await stopServices(services.map(({ service }) => service).toReversed())
  for (const { name, service } of services) {
    const end = endOf(service.process)
    if (end !== getGoodEnd(name)) faults.push(`${name} ended with ${end}, not with ${getGoodEnd(name)}`)
  }
  removeImageTrees(images)
}
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.stdout.write(`${services.length} passed, ${faults.length} failed\n`)
process.exitCode = faults.length === 0 ? 0 : 1
