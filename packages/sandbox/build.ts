import { globSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'esbuild'
import sharp from 'sharp'

/**
 * Packs the app of apps/commerce-sandbox and what it uses of packages/service, which is not published: one file for each
 * source, because they find their data beside them. All other packages stay dependencies.
 */

const APP = join(import.meta.dirname, '../../apps/commerce-sandbox')
const SERVICE = join(import.meta.dirname, '../service/src')
const OUTPUT = join(import.meta.dirname, 'dist')
const ENTRY = join(APP, 'src/cli.ts')

/** The source of a module of the service package, by the name that it is imported by. */
function toServiceSource(name: string): string | undefined {
  const [, module] = /^@sorrel\/service\/(.+)$/.exec(name) ?? []
  return module && join(SERVICE, `${module}.ts`)
}

/** Only a deployed service measures; the code is loaded when it is told to. */
const FOR_DEPLOYMENTS = /\/(?:open-telemetry|send-traces)\.ts$/
/** Data that the sources read, by folder of the app. */
const DATA = [
  'src/**/*.{json,css,svg}',
  'src/editor/browser/*.ts',
  'drizzle/*.sql',
  'drizzle/meta/_journal.json',
]
/** A copy of a demo picture is as wide as a card on a dense screen. */
const PICTURE_WIDTH = 640
const PICTURE_QUALITY = 50

/** Where a source goes, below the output. */
function toOutput(file: string): string {
  const isService = file.startsWith(SERVICE)
  const place = isService ? join('service', relative(SERVICE, file)) : relative(APP, file)
  return place.replace(/\.ts$/, '')
}

/** Leaves every import an import, at its new place. */
const perFile: Plugin = {
  name: 'per-file',
  setup(bundler) {
    bundler.onResolve({ filter: /.*/ }, ({ kind, path, importer }) => {
      if (kind === 'entry-point') return undefined
      const service = toServiceSource(path)
      if (service === undefined && !path.startsWith('.')) return { path, external: true }
      const file = service ?? join(dirname(importer), path)
      const target = file.endsWith('.ts') ? `${toOutput(file)}.js` : toOutput(file)
      const from = relative(dirname(toOutput(importer)), target)
      return { path: from.startsWith('.') ? from : `./${from}`, external: true }
    })
  },
}

/** Every source that the command can reach. */
async function findSources(): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    outdir: OUTPUT,
    absWorkingDir: APP,
    plugins: [
      {
        name: 'own-sources',
        setup(bundler) {
          bundler.onResolve({ filter: /.*/ }, ({ kind, path }) => {
            if (kind === 'entry-point' || path.startsWith('.')) return undefined
            const service = toServiceSource(path)
            return service === undefined ? { path, external: true } : { path: service }
          })
        },
      },
    ],
  })
  return Object.keys(metafile.inputs)
    .filter((file) => file.endsWith('.ts') && !FOR_DEPLOYMENTS.test(file))
    .map((file) => join(APP, file))
}

async function copyData(): Promise<void> {
  const files = globSync(DATA, { cwd: APP }).filter((file) => !file.includes('.test.'))
  await Promise.all(files.map((file) => cp(join(APP, file), join(OUTPUT, file))))
}

async function copyPictures(): Promise<void> {
  await mkdir(join(OUTPUT, 'media'), { recursive: true })
  for (const file of globSync('media/*.webp', { cwd: APP })) {
    const small = await sharp(join(APP, file))
      .resize({ width: PICTURE_WIDTH, withoutEnlargement: true })
      .webp({ quality: PICTURE_QUALITY })
      .toBuffer()
    await writeFile(join(OUTPUT, 'media', basename(file)), small)
  }
  await cp(join(APP, 'media/LICENSE'), join(OUTPUT, 'media/pictures-LICENSE'))
}

await rm(OUTPUT, { recursive: true, force: true })
const sources = await findSources()
await build({
  entryPoints: Object.fromEntries(sources.map((file) => [toOutput(file), file])),
  outdir: OUTPUT,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  plugins: [perFile],
})
await Promise.all([copyData(), copyPictures()])
await chmod(join(OUTPUT, 'src/cli.js'), 0o755)
const entry = await readFile(join(OUTPUT, 'src/cli.js'), 'utf8')
if (!entry.startsWith('#!')) throw new Error('The command has lost its first line')
