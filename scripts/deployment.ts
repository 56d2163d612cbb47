import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { ROOT } from './processes.ts'

/** What a file of `deploy` starts: an app with the variables that it is given. */
export interface Deployed {
  /** Where it stands, for faults. */
  readonly place: string
  /** A target of deploy/Dockerfile. */
  readonly app: string
  readonly env: Readonly<Record<string, string>>
}

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly build?: { readonly target?: string }
        readonly environment?: Readonly<Record<string, unknown>>
      }
    >
  >
}

const read = (file: string) => readFileSync(join(ROOT, 'deploy', file), 'utf8')

export const readCompose = (): Compose => parse(read('compose.yaml'), { merge: true })

/** A secret long enough for each that the files leave open, and the default of what has one. */
const fillIn = (value: unknown) =>
  String(value)
    .replaceAll(/\$\{\w+:\?\}/g, '0123456789abcdef0123456789abcdef')
    .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')

export function readComposeApps(): readonly Deployed[] {
  return Object.entries(readCompose().services).flatMap(([name, { build, environment = {} }]) => {
    // nginx is built as well, and is no app of ours.
    if (build?.target === undefined) return []
    const env = Object.entries(environment).map(([variable, value]) => [variable, fillIn(value)])
    return [{ place: `deploy/compose.yaml ${name}`, app: build.target, env: Object.fromEntries(env) }]
  })
}

interface Container {
  readonly image: string
  readonly envFrom?: readonly { readonly configMapRef: { readonly name: string } }[]
  readonly env?: readonly { readonly name: string; readonly value?: string }[]
}

export interface Resource {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata?: { readonly name: string }
  readonly spec?: { readonly template?: { readonly spec: { readonly containers: readonly Container[] } } }
}

/** All resources below deploy/kubernetes, with the file of each. */
export function readResources(): readonly { readonly file: string; readonly resource: Resource }[] {
  const files = globSync('kubernetes/*.yaml', { cwd: join(ROOT, 'deploy') }).toSorted()
  return files.flatMap((file) =>
    parseAllDocuments(read(file)).map((document): { file: string; resource: Resource } => ({
      file,
      resource: document.toJS(),
    })),
  )
}

interface Kustomization {
  readonly resources: readonly string[]
  readonly configMapGenerator: readonly { readonly name: string; readonly literals: readonly string[] }[]
}

export const readKustomization = (): Kustomization => parse(read('kubernetes/kustomization.yaml'))

/** What stands for the value of a secret: one that suits each of them. */
function toSecretValue(name: string): string {
  if (name === 'DATABASE_URL') return 'postgres://user@host/database'
  return name === 'VALKEY_URL' ? 'redis://host' : '0123456789abcdef'
}

export function readKubernetesApps(): readonly Deployed[] {
  const maps = new Map(
    readKustomization().configMapGenerator.map(({ name, literals }) => [
      name,
      literals.map((literal) => [literal.split('=', 1)[0] ?? '', literal.slice(literal.indexOf('=') + 1)]),
    ]),
  )
  return readResources().flatMap(({ file, resource: { kind, spec } }) => {
    const containers = kind === 'Deployment' ? (spec?.template?.spec.containers ?? []) : []
    return containers.map(({ image, env = [], envFrom = [] }) => ({
      place: file,
      app: image.replace('sorrel/', ''),
      env: Object.fromEntries([
        ...envFrom.flatMap(({ configMapRef }) => maps.get(configMapRef.name) ?? []),
        ...env.map(({ name, value }) => [name, value ?? toSecretValue(name)]),
      ]),
    }))
  })
}
