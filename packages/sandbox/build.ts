import { globSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'esbuild'
import sharp from 'sharp'

/**
 * Packs the command and what it uses of packages/service, which is not published: one file for each source, because they
 * find their data beside them. All other packages stay dependencies.
 */

const PACKAGE = import.meta.dirname
const SERVICE = join(PACKAGE, '../service/src')
const OUTPUT = join(PACKAGE, 'dist')
const ENTRY = join(PACKAGE, 'src/main.ts')

/** The source of a module of the service package, by the name that it is imported by. */
function toServiceSource(name: string): string | undefined {
  const [, module] = /^@sorrel\/service\/(.+)$/.exec(name) ?? []
  return module && join(SERVICE, `${module}.ts`)
}

/** Only a deployed service measures; the code is loaded when it is told to. */
const FOR_DEPLOYMENTS = /\/(?:open-telemetry|send-traces)\.ts$/
/** Data that the sources read, by folder of the package. */
const DATA = [
  'src/**/*.{json,css,svg}',
  'src/editor/browser/*.ts',
  'drizzle/*.sql',
  'drizzle/meta/_journal.json',
]
/** A copy of a demo picture is as wide as a card on a dense screen. */
const PICTURE_WIDTH = 640
const PICTURE_QUALITY = 50

const SOURCE = /\.tsx?$/

/** Where a source goes, below the output. */
function toOutput(file: string): string {
  const isService = file.startsWith(SERVICE)
  const place = isService ? join('service', relative(SERVICE, file)) : relative(PACKAGE, file)
  return place.replace(SOURCE, '')
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
      const target = SOURCE.test(file) ? `${toOutput(file)}.js` : toOutput(file)
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
    absWorkingDir: PACKAGE,
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
    .filter((file) => SOURCE.test(file) && !FOR_DEPLOYMENTS.test(file))
    .map((file) => join(PACKAGE, file))
}

async function copyData(): Promise<void> {
  const files = globSync(DATA, { cwd: PACKAGE }).filter((file) => !file.includes('.test.'))
  await Promise.all(files.map((file) => cp(join(PACKAGE, file), join(OUTPUT, file))))
}

async function copyPictures(): Promise<void> {
  await mkdir(join(OUTPUT, 'media'), { recursive: true })
  for (const file of globSync('media/*.webp', { cwd: PACKAGE })) {
    const small = await sharp(join(PACKAGE, file))
      .resize({ width: PICTURE_WIDTH, withoutEnlargement: true })
      .webp({ quality: PICTURE_QUALITY })
      .toBuffer()
    await writeFile(join(OUTPUT, 'media', basename(file)), small)
  }
  await cp(join(PACKAGE, 'media/LICENSE'), join(OUTPUT, 'media/pictures-LICENSE'))
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
await chmod(join(OUTPUT, 'src/main.js'), 0o755)
const entry = await readFile(join(OUTPUT, 'src/main.js'), 'utf8')
if (!entry.startsWith('#!')) throw new Error('The command has lost its first line')
