import { writeFileSync } from 'node:fs'
import { icons } from './src/icon/icon-names.ts'

/** Writes `src/icon/icons.gen.ts`: the shapes of the Lucide icons that are in use (ISC licence), as plain data. */

interface IconModule {
  readonly __iconData: { readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[] }
}

const lines = await Promise.all(
  Object.entries(icons).map(async ([name, lucide]) => {
    const file: IconModule = await import(`lucide-react/icons/${lucide}`)
    const shape = file.__iconData.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes])
    return `export const ${name}: IconShape = ${JSON.stringify(shape)}`
  }),
)

const head = `// Written by generate-icons.ts. Shapes: Lucide, ISC licence, https://lucide.dev/license\nimport type { IconShape } from './icon.tsx'\n`
writeFileSync('src/icon/icons.gen.ts', `${head}\n${lines.join('\n')}\n`)
