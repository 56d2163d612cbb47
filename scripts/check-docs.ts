import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { ROOT } from './processes.ts'

/**
 * Checks that links lead somewhere: those of Markdown pages, and `docs/{page}.md#heading` in comments, which counts
 * from the root. A comment may refer to a heading of docs, but not to a section by its number. Commands that a page
 * names exist. No file uses a name that the glossary refuses, as a whole word or within one; no guide, and no text of a
 * story, a word that it refuses in guides; no English text of the shop a word, a straight apostrophe or a label in title
 * case that `docs/voice.md` refuses.
 */

const SOURCE = /\.(?:[cm]?[jt]sx?|graphql|md)$/
const SKIPPED =
  /^review\/|(?:^|\/)(?:node_modules|dist|generated|\.[\w-]+|(?:storybook|docs)-static|test-results)(?:\/|$)/
const MARKDOWN_LINK = /\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]+))?\)/g
const DOCS_LINK = /(?<![\w/.-])(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g
const COMMAND = /\bnpm run ([\w:-]*\w)/g
/** Between the word and the number a comment may break its line. */
const NUMBERS = /(?:Specification|Contract)[\s*]+sections?[\s*]+\d|Decisions,?[\s*]+"/gi

/** The anchor of a Markdown heading. */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
}

const anchors = new Map<string, ReadonlySet<string>>()

function getAnchors(file: string): ReadonlySet<string> {
  const known = anchors.get(file)
  if (known !== undefined) return known
  const page = readFileSync(join(ROOT, file), 'utf8').replaceAll(/^```.*?^```/gms, '')
  const found = new Set([...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading)))
  anchors.set(file, found)
  return found
}

/** Why a link is broken; both paths are from the root. */
function findProblem(target: string, anchor: string | undefined): readonly string[] {
  if (!existsSync(join(ROOT, target))) return [`there is no ${target}`]
  const isThere = anchor === undefined || !target.endsWith('.md') || getAnchors(target).has(anchor)
  return isThere ? [] : [`there is no heading #${anchor} in ${target}`]
}

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

function findUnknownCommands(text: string): readonly string[] {
  return [...text.matchAll(COMMAND)]
    .filter(([, name = '']) => !(name in scripts))
    .map(([command]) => `there is no \`${command}\``)
}

const GLOSSARY = 'docs/glossary.md'
const [, refusals = '', guideRefusals = ''] = readFileSync(join(ROOT, GLOSSARY), 'utf8').split('## Refused')

/** The names in the first column of a table. */
const readRefused = (table: string): readonly string[] =>
  [...table.matchAll(/^\| (`.+?`) +\|/gm)].flatMap(([, cell = '']) => cell.match(/[^`,]*[^`, ]/g) ?? [])

const REFUSED = new RegExp(readRefused(refusals).join('|'), 'g')
/** Texts of guides are sentences: whole words, whatever their case. */
const toWords = (table: string): RegExp => new RegExp(`\\b(?:${readRefused(table).join('|')})\\b`, 'gi')
const REFUSED_IN_GUIDES = toWords(guideRefusals)
const GUIDE = /\.guide\.ts$|^\.storybook\/docs\/|\/common-props\.ts$/
const STORIES = /\.stories\.tsx$/
/** What a reader sees of a file of stories besides what they show: doc comments, and why something is good or bad. */
const STORY_TEXTS = /\/\*\*.*?\*\/|(?:goodWhy|badWhy):\s*'[^'\n]*'/gs

const VOICE = 'docs/voice.md'
const REFUSED_IN_TEXTS = toWords(readFileSync(join(ROOT, VOICE), 'utf8'))
/** Texts of the shop in English; those in other languages stand in lines of their own. */
const TEXTS = [
  'packages/i18n/messages/en/*.json',
  'packages/sandbox/src/{seed,seed/pages,seed/products,seed/quizzes}/*.json',
  'packages/sandbox/src/checkout/locales/en.json',
]
const OTHER_LANGUAGES = /^\s*"(?:de|fr)": .*$/gm
const STRAIGHT_APOSTROPHE = /(?<=")[^"\n]*\p{L}'\p{L}[^"\n]*(?=")/gu
/** Names of things are in title case too, so only messages are looked at. */
const TITLE_CASE = /(?<=": ")\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+(?=")/gu
const SPECIFIED = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8').replaceAll(/\s+/g, ' ')

function findSpoken(file: string): readonly string[] {
  const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(OTHER_LANGUAGES, '')
  const labels = [
    ...(text.match(STRAIGHT_APOSTROPHE) ?? []),
    ...(file.includes('/messages/') ? (text.match(TITLE_CASE) ?? []) : []),
  ].filter((label) => !SPECIFIED.includes(label))
  const found = new Set([...(text.match(REFUSED_IN_TEXTS) ?? []), ...labels])
  return [...found].map((words) => `${file}: ${words} is refused: see ${VOICE}`)
}

/** The texts of a file that are a guide's; lines of a comment are one sentence. */
function readGuideTexts(file: string, text: string): string {
  const texts = GUIDE.test(file) ? text : STORIES.test(file) ? (text.match(STORY_TEXTS) ?? []).join('\n') : ''
  return texts.replaceAll(/\s*\n\s*\*\s+/g, ' ')
}

function findRefused(file: string, text: string): readonly string[] {
  if (file === GLOSSARY) return []
  const found = [text.match(REFUSED), readGuideTexts(file, text).match(REFUSED_IN_GUIDES)]
  return [...new Set(found.flatMap((names) => names ?? []))].map(
    (name) => `${name} is refused: see ${GLOSSARY}`,
  )
}

function checkFile(file: string): readonly string[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const refused = findRefused(file, text)
  const numbers = [...text.matchAll(NUMBERS)].map(
    ([cited]) => `state the rule instead of citing "${cited.replaceAll(/[\s*]+/g, ' ')}"`,
  )
  const fromRoot = file.endsWith('.md')
    ? []
    : [...text.matchAll(DOCS_LINK)].flatMap(([, target = '', anchor]) => findProblem(target, anchor))
  const fromPage = !file.endsWith('.md')
    ? []
    : [...text.matchAll(MARKDOWN_LINK)].flatMap(([, path = '', anchor]) => {
        const target = path === '' ? file : relative(ROOT, resolve(ROOT, dirname(file), path))
        return findProblem(target, anchor)
      })
  const commands = file.endsWith('.md') ? findUnknownCommands(text) : []
  return [...refused, ...numbers, ...fromRoot, ...fromPage, ...commands].map(
    (problem) => `${file}: ${problem}`,
  )
}

const files = [
  ...globSync('**/*', { cwd: ROOT, exclude: (path) => SKIPPED.test(path) }),
  ...globSync('.storybook/**/*', { cwd: ROOT }),
].filter((file) => SOURCE.test(file))
const problems = [...files.flatMap(checkFile), ...globSync(TEXTS, { cwd: ROOT }).flatMap(findSpoken)]
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.stdout.write(`docs: ${files.length} files, ${problems.length} problems\n`)
process.exitCode = files.length > 0 && problems.length === 0 ? 0 : 1
