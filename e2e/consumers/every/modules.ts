import { readFileSync } from 'node:fs'

/** The names of a package's modules, as its manifest lists them: styles, fonts and data are none. */
export function getModules(name: string): readonly string[] {
  const { exports }: { readonly exports: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url), 'utf8'),
  )
  return Object.entries(exports).flatMap(([path, file]) =>
    file.endsWith('.js') ? [name + path.slice('.'.length)] : [],
  )
}

/** Every published package that has modules. */
export const PACKAGES: readonly string[] = Object.keys(
  JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).dependencies,
).filter((name) => name.startsWith('@sorrel/'))
