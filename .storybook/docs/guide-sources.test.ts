import { basename, dirname, join } from 'node:path'
import ts from '@typescript/typescript6'
import { expect, test } from 'vitest'
import { toSource, toUsage } from './to-source.ts'
import * as icons from '../../packages/ui/src/icons/icons.ts'
import { readKit } from '../../scripts/kit/kit.ts'
import { readStoryFile } from '../../scripts/kit/story-files.ts'
import { readTemplates } from '../../scripts/kit/story-source.ts'

const SOURCES = join(import.meta.dirname, '../../packages/ui/src')
const kit = readKit(SOURCES)

interface Story {
  readonly args?: Readonly<Record<string, unknown>>
  readonly component?: { readonly name: string }
}

/** The first source of a component's guide. */
async function readExample(stem: string): Promise<string> {
  const path = `${stem}.stories.tsx`
  const { stories } = readStoryFile(path)
  const file: Readonly<Record<string, Story>> = await import(path)
  const props = { ...file.default?.args, ...file.Default?.args }
  const template = readTemplates(path)[stories[0]?.id ?? '']
  return template ? toSource(template, props) : toUsage(file.default?.component?.name ?? '', props)
}

const isTold = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text)

/** Where a reader has the names of a source from. */
function toImports(source: string): string {
  const from = [
    ...kit.map(({ name, components }) => ({
      path: join(SOURCES, name, `${name}.tsx`),
      names: components.flatMap((one) => [one.name, `${one.name}Props`]),
    })),
    { path: join(SOURCES, 'icons/icons.ts'), names: Object.keys(icons) },
    { path: join(SOURCES, 'toast/toast.ts'), names: ['createToastQueue'] },
    { path: 'react', names: ['useState'] },
  ]
  return from
    .map(({ path, names }) => ({ path, told: names.filter((name) => isTold(source, name)) }))
    .filter(({ told }) => told.length > 0)
    .map(({ path, told }) => `import { ${told.join(', ')} } from '${path}'\n`)
    .join('')
}

const isElement = (source: string): boolean => source.startsWith('<')

/** A file with nothing but the source, and what it needs to be one. */
const toFile = (source: string): string =>
  `${toImports(source)}export ${isElement(source) ? `const Example = () => (${source})` : source}\n`

const examples = new Map(
  await Promise.all(
    kit.map(
      async ({ name, stem }) =>
        [join(dirname(stem), `${name}.example.tsx`), await readExample(stem)] as const,
    ),
  ),
)

function compile(): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const read = (path: string): string | undefined => {
    const source = examples.get(path)
    return source === undefined ? host.readFile(path) : toFile(source)
  }
  return ts.createProgram([...examples.keys()], options, {
    ...host,
    readFile: read,
    fileExists: (path) => examples.has(path) || host.fileExists(path),
    getSourceFile: (path, ...rest) =>
      examples.has(path)
        ? ts.createSourceFile(path, read(path) ?? '', ts.ScriptTarget.ES2023, true)
        : host.getSourceFile(path, ...rest),
  })
}

const program = compile()
const cases = [...examples].map(([path, source]) => ({ name: basename(path, '.example.tsx'), path, source }))

test.each(cases)('the first source of $name compiles', ({ path, source }) => {
  const file = program.getSourceFile(path)
  const faults = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
  const told = faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  expect({ source, told }).toEqual({ source, told: [] })
})

test.each(cases)('the first source of $name is no part of a test', ({ source }) => {
  expect(source).not.toMatch(/\btags:|\bplay:|\bargs\b|\{\.\.\.|\bprops\b|\bHeld\b|\bPart\b/)
})
