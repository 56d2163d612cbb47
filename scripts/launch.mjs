#!/usr/bin/env node
// The project's launcher, free of dependencies: brings Node 24 and pnpm through npm where the caller's Node is older,
// installs when the lockfile changed, then runs a task (scripts/<task>.ts), `exec …` or any pnpm command.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const [major, minor] = process.versions.node.split('.').map(Number)
const nodeIsNewEnough = (major === 24 && minor >= 11) || major >= 26
const windows = process.platform === 'win32'

const env = {
  ...process.env,
  npm_config_update_notifier: 'false',
  npm_config_fund: 'false',
  npm_config_audit: 'false',
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
}
// `npm start` exports its own npm_package_* and npm_lifecycle_* variables, which pnpm would take for its own.
for (const key of Object.keys(env))
  if (/^npm_(package|lifecycle|command|execpath|node_execpath)/.test(key)) delete env[key]

function pnpmCommand(args) {
  const tools = [
    '-p',
    manifest.packageManager,
    ...(nodeIsNewEnough ? [] : ['-p', `node@${manifest.config.node}`]),
  ]
  return ['-y', ...tools, '--', 'pnpm', ...args]
}

const settings = { cwd: root, stdio: 'inherit', env, shell: windows }

function install() {
  const stamp = join(root, 'node_modules', '.install-stamp')
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].map((file) =>
    readFileSync(join(root, file)),
  )
  const hash = inputs
    .reduce((sum, bytes) => sum.update(bytes), createHash('sha256'))
    .update(process.platform + process.arch)
  const wanted = hash.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const { status } = spawnSync('npx', pnpmCommand(['install', '--frozen-lockfile']), settings)
  if (status !== 0) process.exit(status ?? 1)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

const [task, ...rest] = process.argv.slice(2)
if (task === undefined) {
  process.stderr.write('use: node scripts/launch.mjs <task> [arguments]\n')
  process.exit(2)
}
const script = `scripts/${task.replace(':', '-')}.ts`
const isTask = existsSync(join(root, script))
install()
const args = pnpmCommand(isTask ? ['exec', 'node', script, ...rest] : [task, ...rest])
// A task gets its own process group, so that one signal reaches every process it has started.
const hasGroup = isTask && !windows
const child = spawn('npx', args, { ...settings, detached: hasGroup })
function stop(signal) {
  if (child.exitCode === null && child.pid !== undefined)
    process.kill(hasGroup ? -child.pid : child.pid, signal)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
// npm hands a signal to a shell of its own, which ends without handing it on.
if (process.env.npm_lifecycle_event !== undefined && !windows) {
  const { ppid } = process
  const watch = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(watch)
    stop('SIGTERM')
  }, 500)
  watch.unref()
}
child.on('exit', (code, signal) => process.exit(signal ? 130 : (code ?? 1)))
