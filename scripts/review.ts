import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import sirv from 'sirv'
import { findAffected } from './review/affected.ts'
import { type Decisions, parseDecisions } from './review/decisions.ts'
import { writeReport } from './review/report.ts'
import { review } from './review/review.ts'
import { readImporters, readStories } from './review/storybook.ts'
import { bringBrowser } from './browser.ts'
import { buildStorybook, STORYBOOK } from './built-storybook.ts'
import { readChangeset } from './changesets.ts'
import { ROOT, run } from './processes.ts'
import { serveFolder } from './static-server.ts'

// Draws the stories that a branch affects, before and after, into one page: `--base main`, `--serve` to decide in the browser.

const FOLDER = join(ROOT, 'review')
const DECISIONS = join(ROOT, 'review.json')
/** Where decisions are written. */
const PORT = 6007
/** Built Storybooks of earlier bases, by the hash of their tree. */
const CACHE = join(ROOT, '.cache/review')

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

const say = (line: string) => process.stdout.write(`${line}\n`)

/** The commit that the branch began with. */
function findBase(asked: string | undefined): string {
  const known = asked ?? ['origin/main', 'main'].find((name) => git('branch', '--all', '--list', name) !== '')
  if (known === undefined)
    throw new Error('There is no main branch: name the base, `npm run review -- --base <commit>`.')
  return git('merge-base', 'HEAD', known)
}

/** Files that differ from the base, those not committed among them. */
function findChanged(base: string): readonly string[] {
  const lists = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
  return lists.flatMap((list) => list.split('\n')).filter((file) => file !== '')
}

/** The built Storybook of a commit, made in a checkout of its own, and kept. */
async function buildBase(commit: string): Promise<string> {
  const kept = join(CACHE, git('rev-parse', `${commit}^{tree}`))
  if (existsSync(kept)) return kept
  const checkout = mkdtempSync(join(tmpdir(), 'review-base-'))
  try {
    git('worktree', 'add', '--detach', '--force', checkout, commit)
    const task = [
      'scripts/launch.mjs',
      'exec',
      'turbo',
      'run',
      '//#storybook:static',
      '--output-logs=errors-only',
    ]
    if ((await run(process.execPath, task, { cwd: checkout, quiet: true })) !== 0)
      throw new Error(`The Storybook of ${commit} was not built.`)
    cpSync(join(checkout, 'storybook-static'), kept, { recursive: true })
  } finally {
    rmSync(checkout, { recursive: true, force: true })
    git('worktree', 'prune')
  }
  return kept
}

const readDecisions = (): Decisions =>
  existsSync(DECISIONS) ? parseDecisions(readFileSync(DECISIONS, 'utf8')) : {}

/** What the change says of itself. */
const readSentences = (files: readonly string[]): readonly string[] =>
  files
    .filter((file) => /^\.changeset\/.*\.md$/.test(file) && existsSync(join(ROOT, file)))
    .map((file) => readChangeset(join(ROOT, file)).text)

async function draw(asked: string | undefined): Promise<number> {
  const base = findBase(asked)
  // Side by side: the checkout of the base is installed while the head is built.
  const [kept] = await Promise.all([buildBase(base), buildStorybook()])
  const folders = { base: kept, head: STORYBOOK }
  const sides = { base: readStories(folders.base), head: readStories(folders.head) }
  const stories = new Map([...sides.base, ...sides.head])
  const files = findChanged(base)
  const graphs = [readImporters(folders.base), readImporters(folders.head)]
  const { ids, reached } = findAffected({ files, stories, graphs })
  const moved = [...stories.keys()].filter((id) => !sides.base.has(id) || !sides.head.has(id))
  const servers = {
    base: await serveFolder(folders.base, { isFinal: true }),
    head: await serveFolder(folders.head, { isFinal: true }),
  }
  const drawn = [...new Set([...moved, ...ids])]
  rmSync(FOLDER, { recursive: true, force: true })
  const differences = await review({
    base: { url: servers.base.url, stories: sides.base },
    head: { url: servers.head.url, stories: sides.head },
    ids: drawn,
    folder: FOLDER,
    onProgress: (done, all) => done % 50 === 0 && say(`${done} of ${all} looks`),
  }).finally(() => Object.values(servers).forEach(({ close }) => close()))
  for (const side of ['base', 'head'] as const) cpSync(folders[side], join(FOLDER, side), { recursive: true })
  writeReport(FOLDER, {
    base: base.slice(0, 10),
    head: git('describe', '--always', '--dirty', '--exclude=*'),
    reached: Math.max(reached, drawn.length),
    drawn: drawn.length,
    differences,
    decisions: readDecisions(),
    sentences: readSentences(files),
  })
  say(`${drawn.length} stories drawn, ${differences.length} looks are different: review/index.html`)
  return 0
}

/** Serves the page, and writes what is decided there. */
function serve(): void {
  const serveFile = sirv(FOLDER, { dev: true })
  const save = async (request: IncomingMessage) =>
    writeFileSync(DECISIONS, `${JSON.stringify(parseDecisions(await text(request)), null, 2)}\n`)
  const server = createServer((request, response) => {
    const isOwn = request.headers.origin === `http://localhost:${PORT}`
    if (request.method !== 'POST')
      return serveFile(request, response, () => void response.writeHead(404).end())
    if (!isOwn || request.url !== '/review.json') return response.writeHead(403).end()
    return save(request).then(
      () => response.writeHead(204).end(),
      () => response.writeHead(400).end(),
    )
  })
  server.listen(PORT, '127.0.0.1', () => say(`http://localhost:${PORT}`))
}

const { values } = parseArgs({
  options: { base: { type: 'string' }, serve: { type: 'boolean', default: false } },
})
const code = (await bringBrowser()) ? await draw(values.base) : 1
if (values.serve && code === 0) serve()
else process.exitCode = code
