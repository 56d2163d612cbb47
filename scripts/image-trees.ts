import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, chmodSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, matchesGlob, relative } from 'node:path'
import { Copy, DockerfileParser, Env, From, type Instruction } from 'dockerfile-ast'
import { ROOT, run } from './processes.ts'

// Ours because every tool that builds an image needs a container engine.

export const DOCKERFILE = join(ROOT, 'deploy/Dockerfile')

/** What an image holds, and how it is started. */
export interface ImageTree {
  readonly name: string
  /** Folder that stands for the root of the image; it has nothing of the base image. */
  readonly root: string
  /** Where the command starts, in the image. */
  readonly workdir: string
  readonly env: Readonly<Record<string, string>>
  /** `10001:10001` */
  readonly user: string
  readonly command: readonly string[]
  readonly health: readonly string[]
}

type Stage = { -readonly [Key in keyof ImageTree]: ImageTree[Key] }

interface Build {
  readonly folder: string
  readonly stages: Map<string, Stage>
}

/**
 * Follows the project's Dockerfile without a container engine: each stage is a folder, commands run on this machine with
 * its own Node and pnpm. Only what lies below the working folder may be named by a command. Throws at the first that fails.
 */
export async function buildImageTrees(): Promise<readonly ImageTree[]> {
  const folder = mkdtempSync(join(tmpdir(), 'images-'))
  chmodSync(folder, 0o755)
  const build: Build = { folder, stages: new Map() }
  let stage: Stage | undefined
  for (const instruction of DockerfileParser.parse(readFileSync(DOCKERFILE, 'utf8')).getInstructions()) {
    if (instruction instanceof From) stage = await beginStage(build, instruction)
    else if (stage !== undefined) await follow(build, stage, instruction)
  }
  const images = [...build.stages.values()].filter(({ command }) => command.length > 0)
  // An image has nothing of the stages that it was made from: what still leads there must fail.
  for (const { name, root } of build.stages.values())
    if (!images.some((image) => image.name === name)) rmSync(root, { recursive: true, force: true })
  return images
}

export function removeImageTrees([first]: readonly ImageTree[]): void {
  if (first !== undefined) rmSync(dirname(first.root), { recursive: true, force: true })
}

async function beginStage({ folder, stages }: Build, from: From): Promise<Stage> {
  const base = stages.get(from.getImage() ?? '')
  const name = from.getBuildStage() ?? ''
  const root = join(folder, name)
  mkdirSync(root)
  if (base !== undefined) await copyTree(`${base.root}/.`, root)
  const start = { workdir: '/', env: {}, user: '', command: [], health: [] }
  const stage = { ...start, ...base, name, root }
  stages.set(name, stage)
  return stage
}

async function follow(build: Build, stage: Stage, instruction: Instruction): Promise<void> {
  const words = instruction.getArguments().map((argument) => argument.getValue())
  switch (instruction.getKeyword()) {
    case 'WORKDIR':
      stage.workdir = words[0] ?? '/'
      return void mkdirSync(join(stage.root, stage.workdir), { recursive: true })
    case 'ENV':
      return void (stage.env = { ...stage.env, ...readVariables(instruction) })
    case 'COPY':
      return copy(build, stage, instruction)
    case 'RUN':
      return runCommand(stage, instruction)
    case 'USER':
      return void (stage.user = words[0] ?? '')
    case 'HEALTHCHECK':
      return void (stage.health = readList(instruction))
    case 'CMD':
      return void (stage.command = readList(instruction))
    // They say something to whoever runs the image, and change no file.
    case 'VOLUME':
    case 'EXPOSE':
      return
    default:
      throw new Error(`${instruction.getKeyword()} is not known here`)
  }
}

function readVariables(instruction: Instruction): Readonly<Record<string, string>> {
  if (!(instruction instanceof Env)) return {}
  return Object.fromEntries(
    instruction.getProperties().map((property) => [property.getName(), property.getValue() ?? '']),
  )
}

/** The words of `CMD ["node", "main.js"]`. */
function readList(instruction: Instruction): readonly string[] {
  const text = instruction.getArgumentsContent() ?? ''
  return JSON.parse(text.slice(text.indexOf('[')))
}

async function copy({ stages }: Build, stage: Stage, instruction: Instruction): Promise<void> {
  const from = instruction instanceof Copy ? instruction.getFromFlag()?.getValue() : undefined
  const [source = '', target = ''] = instruction.getArguments().map((argument) => argument.getValue())
  const into = join(stage.root, target.startsWith('/') ? target : join(stage.workdir, target))
  mkdirSync(into, { recursive: true })
  if (from === undefined || from === null) return copyContext(join(ROOT, source), into)
  const origin = stages.get(from)
  if (origin === undefined) throw new Error(`There is no stage ${from}`)
  await copyTree(`${join(origin.root, source)}/.`, into)
}

/** The tools of every stage are this machine's: only what a command does to files is done. */
async function runCommand(stage: Stage, instruction: Instruction): Promise<void> {
  const text = (instruction.getArgumentsContent() ?? '').replaceAll(/--mount=\S+\s+/g, '')
  if (text.startsWith('npm install --global ')) return
  const cwd = join(stage.root, stage.workdir)
  const code = await run('/bin/sh', ['-c', text], { cwd, env: stage.env, quiet: true })
  if (code !== 0) throw new Error(`${stage.name}: this command ended with ${code}: ${text}`)
}

/** Files are linked, not copied: no later step may change one in its place. */
async function copyTree(from: string, into: string): Promise<void> {
  if ((await run('cp', ['-al', from, into], { quiet: true })) !== 0) throw new Error(`${from} was not copied`)
}

/** Copies what .dockerignore does not leave out. */
function copyContext(from: string, into: string): void {
  const rules = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
  cpSync(from, into, {
    recursive: true,
    filter: (source) => {
      const path = relative(ROOT, source)
      const last = rules.findLast((rule) => matchesGlob(path, rule.replace(/^!/, '')))
      return existsSync(source) && (last === undefined || last.startsWith('!'))
    },
  })
}
