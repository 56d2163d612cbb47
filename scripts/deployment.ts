import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { ROOT } from './processes.ts'

const FOLDER = 'deploy/kubernetes'

/** What a file of `deploy` starts: an app with the variables that it is given. */
export interface Deployed {
  /** Where it stands, for faults. */
  readonly place: string
  /** A target of deploy/Dockerfile. */
  readonly app: string
  readonly env: Readonly<Record<string, string>>
}

const text = z.coerce.string()

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      build: z.object({ target: z.string().optional() }).optional(),
      environment: z.record(z.string(), text).default({}),
    }),
  ),
})

export const readCompose = (): unknown =>
  parse(readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8'), { merge: true })

/** A secret long enough for each that the files leave open, and the default of what has one. */
const fillIn = (value: string) =>
  value
    .replaceAll(/\$\{\w+:\?\}/g, '0123456789abcdef0123456789abcdef')
    .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')

export function readComposeApps(): readonly Deployed[] {
  const { services } = composeSchema.parse(readCompose())
  return Object.entries(services).flatMap(([name, { build, environment }]) => {
    // nginx is built as well, and is no app of ours.
    if (build?.target === undefined) return []
    const env = Object.entries(environment).map(([variable, value]) => [variable, fillIn(value)])
    return [{ place: `deploy/compose.yaml ${name}`, app: build.target, env: Object.fromEntries(env) }]
  })
}

const resourceSchema = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.object({ name: z.string() }).optional(),
})
export type Resource = z.output<typeof resourceSchema>

/** All resources below deploy/kubernetes, with the file of each. */
export function readResources(): readonly { readonly file: string; readonly resource: Resource }[] {
  const files = globSync(`${FOLDER}/*.yaml`, { cwd: ROOT }).toSorted()
  return files.flatMap((file) =>
    parseAllDocuments(readFileSync(join(ROOT, file), 'utf8')).map((document) => ({
      file,
      resource: resourceSchema.parse(document.toJS()),
    })),
  )
}

const kustomizationSchema = z.object({
  resources: z.array(z.string()),
  configMapGenerator: z.array(z.object({ name: z.string(), literals: z.array(z.string()) })),
})

const deploymentSchema = z.object({
  kind: z.literal('Deployment'),
  spec: z.object({
    template: z.object({
      spec: z.object({
        containers: z.array(
          z.object({
            image: z.string(),
            envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })).default([]),
            env: z.array(z.object({ name: z.string(), value: z.string().optional() })).default([]),
          }),
        ),
      }),
    }),
  }),
})

/** What stands for the value of a secret: one that suits each of them. */
function toSecretValue(name: string): string {
  if (name === 'DATABASE_URL') return 'postgres://user@host/database'
  return name === 'VALKEY_URL' ? 'redis://host' : '0123456789abcdef'
}

export const readKustomization = () =>
  kustomizationSchema.parse(parse(readFileSync(join(ROOT, FOLDER, 'kustomization.yaml'), 'utf8')))

export function readKubernetesApps(): readonly Deployed[] {
  const maps = new Map(
    readKustomization().configMapGenerator.map(({ name, literals }) => [
      name,
      literals.map((literal) => [literal.split('=', 1)[0] ?? '', literal.slice(literal.indexOf('=') + 1)]),
    ]),
  )
  return readResources().flatMap(({ file, resource }) => {
    const deployment = deploymentSchema.safeParse(resource)
    if (!deployment.success) return []
    return deployment.data.spec.template.spec.containers.map(({ image, env, envFrom }) => ({
      place: file,
      app: image.replace('sorrel/', ''),
      env: Object.fromEntries([
        ...envFrom.flatMap(({ configMapRef }) => maps.get(configMapRef.name) ?? []),
        ...env.map(({ name, value }) => [name, value ?? toSecretValue(name)]),
      ]),
    }))
  })
}
