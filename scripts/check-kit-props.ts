import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { child, children, readSource, type Syntax, walk, word } from './kit/syntax.ts'
import { ROOT } from './processes.ts'

/**
 * Checks that the shop and the reviews change the kit's components by their own props and by the theme alone:
 * `className`, `style` and `data-part` are for other teams. Layout primitives take a class, since a page places them.
 */

const FILES = '{apps/storefront,packages/reviews}/src/**/*.tsx'
const LAYOUT: readonly (string | undefined)[] = ['box', 'container', 'grid', 'inline', 'stack']
const WAYS_OUT = ['className', 'style', 'data-part']
const KIT_IMPORT = /^import \{([^}]*)\} from '@sorrel\/ui\/([\w-]+)'/gm

/** The module of the kit that each imported name comes from. */
function readKitNames(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(KIT_IMPORT)].flatMap(([, names = '', module = '']) =>
      names.split(',').map((name): [string, string] => [name.trim().split(' as ').at(-1) ?? '', module]),
    ),
  )
}

const getWaysOut = (element: Syntax): readonly string[] =>
  children(element, 'attributes')
    .map((attribute) => word(child(attribute, 'name'), 'name') ?? '')
    .filter((name) => WAYS_OUT.includes(name))

function findProblems(path: string): readonly string[] {
  const { text, body } = readSource(path)
  const names = readKitNames(text)
  if (names.size === 0) return []
  return body
    .flatMap((statement) => [...walk(statement)])
    .filter(({ type }) => type === 'JSXOpeningElement')
    .flatMap((element) => {
      const name = word(child(element, 'name'), 'name') ?? ''
      const isLayout = LAYOUT.includes(names.get(name))
      return names.has(name)
        ? getWaysOut(element)
            .filter((prop) => !isLayout || prop !== 'className')
            .map((prop) => `${relative(ROOT, path)}: <${name} ${prop}> is for other teams`)
        : []
    })
}

const files = globSync(FILES, { cwd: ROOT }).filter((file) => !/\.stories\.|\.test\.|\/stories\//.test(file))
const problems = files.flatMap((file) => findProblems(join(ROOT, file)))
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = files.length > 0 && problems.length === 0 ? 0 : 1
process.stdout.write(`${files.length} files use the kit as it is meant, ${problems.length} problems\n`)
