import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parse } from 'yaml'
import { getPackageFolder, PUBLISHED, readManifest } from './packages.ts'
import { ROOT } from './processes.ts'

// Ours because the validator of the Agent Skills format is a program of Python, and knows neither our commands nor our packages.

/** One task for people and assistants of other teams, in the Agent Skills format. */
export interface Skill {
  /** From the root: `packages/ui/skills/sorrel-theme/SKILL.md`. */
  readonly source: string
  readonly text: string
}

/** The skills of all packages, in the order of their paths. */
export const readSkills = (): readonly Skill[] =>
  globSync('packages/*/skills/*/SKILL.md', { cwd: ROOT })
    .sort()
    .map((source) => ({ source, text: readFileSync(join(ROOT, source), 'utf8') }))

const FRONT_MATTER = /^---\n(.*?)\n---\n/s
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const NAME_MAX = 64
const DESCRIPTION_MAX = 1024
const LINES = { min: 30, max: 80 }
/** A block of a list is indented. */
const BLOCK = /^( *)```(\w*)\n(.*?)^ *```/gms
/** Blocks that are checked: code by its types and by running it, the others here. */
const LANGUAGES = ['ts', 'tsx', 'sh', 'json']

/** What is wrong with a skill, apart from its code. */
export function findSkillFaults({ source, text }: Skill): readonly string[] {
  const blocks: readonly Block[] = [...text.matchAll(BLOCK)].map(
    ([, indent = '', language = '', content = '']) => ({
      isIndented: indent !== '',
      language,
      content,
    }),
  )
  const count = text.trimEnd().split('\n').length
  return [
    ...findHeadFaults(basename(dirname(source)), FRONT_MATTER.exec(text)?.[1]),
    ...(count < LINES.min || count > LINES.max
      ? [`has ${count} lines, not ${LINES.min} to ${LINES.max}`]
      : []),
    ...(blocks.length > 0 ? [] : ['has no code']),
    ...blocks.flatMap(findBlockFaults),
  ]
}

function findHeadFaults(folder: string, head: string | undefined): readonly string[] {
  if (head === undefined) return ['has no front matter']
  const { name, description, ...others }: Readonly<Record<string, unknown>> = parse(head)
  const isName = typeof name === 'string' && NAME.test(name) && name.length <= NAME_MAX && name === folder
  const hasDescription =
    typeof description === 'string' && description.length >= 1 && description.length <= DESCRIPTION_MAX
  return [
    ...(isName
      ? []
      : [
          `has the name ${JSON.stringify(name)}, not that of its folder in small letters, digits and hyphens`,
        ]),
    ...(hasDescription ? [] : [`has no description of 1 to ${DESCRIPTION_MAX} characters`]),
    ...(hasDescription && !description.includes('Use when ')
      ? ['does not say when to use it: "Use when …"']
      : []),
    ...Object.keys(others).map((field) => `has the field ${field}, which our skills do without`),
  ]
}

interface Block {
  readonly isIndented: boolean
  readonly language: string
  readonly content: string
}

function findBlockFaults({ isIndented, language, content }: Block): readonly string[] {
  if (!LANGUAGES.includes(language)) return [`has a block of "${language}", which nothing checks`]
  if (language === 'json') return findJsonFaults(content)
  if (language === 'sh') return content.split('\n').flatMap(findCommandFaults)
  return isIndented ? ['has code in a list, which nothing runs'] : []
}

function findJsonFaults(content: string): readonly string[] {
  try {
    JSON.parse(content)
    return []
  } catch (error) {
    return [String(error)]
  }
}

/** Programs of the published packages by what `npx` calls them, with the folder of each. */
function readPrograms(): ReadonlyMap<string, { readonly folder: string; readonly file: string }> {
  return new Map(
    PUBLISHED.flatMap((published) => {
      const folder = getPackageFolder(published)
      const { name, bin = {} } = readManifest(folder)
      const programs = Object.entries(bin).map(([command, file]) => [command, { folder, file }] as const)
      // `npx {package}` runs its first program.
      return programs
        .slice(0, 1)
        .map(([, first]) => [name, first] as const)
        .concat(programs)
    }),
  )
}

const PUBLISHED_NAMES = PUBLISHED.map((published) => readManifest(getPackageFolder(published)).name)
const OURS = /^@sorrel\/|^create-sorrel/
const withoutVersion = (name: string): string => name.replace(/(?<=.)@.*/, '')

/** What a line of a `sh` block names that is not there: a program, its options, a package. */
export function findCommandFaults(line: string): readonly string[] {
  const words = line
    .replace(/(?:^| )#.*/, '')
    .trim()
    .split(/\s+/)
  const [program, ...rest] = words
  if (program === 'npx') return findProgramFaults(rest)
  if (program === 'npm' && rest[0] === 'create')
    return findProgramFaults([`create-${rest[1]}`, ...rest.slice(2)])
  return words
    .map(withoutVersion)
    .filter((word) => OURS.test(word) && !PUBLISHED_NAMES.includes(word))
    .map((word) => `names the package ${word}, which nobody can install`)
}

function findProgramFaults([name = '', ...options]: readonly string[]): readonly string[] {
  const found = readPrograms().get(withoutVersion(name))
  if (found === undefined || !existsSync(join(found.folder, found.file)))
    return [`runs ${name}, which is no program of ours`]
  const readme = readFileSync(join(found.folder, 'README.md'), 'utf8')
  return options
    .filter((option) => /^--\w/.test(option) && !readme.includes(option))
    .map((option) => `gives ${name} the option ${option}, which its README does not have`)
}
