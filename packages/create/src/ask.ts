import { cancel, confirm, intro, isCancel, select, text } from '@clack/prompts'
import {
  type Answers,
  checkColor,
  checkKey,
  checkLanguages,
  checkName,
  checkStoreUrl,
  checkTemplate,
  DEFAULTS,
  isTemplate,
  toLanguages,
} from './answers.ts'

/** The answers given on the command line. */
export interface Flags {
  readonly name?: string | undefined
  readonly template?: string | undefined
  readonly store?: string | undefined
  readonly key?: string | undefined
  readonly languages?: string | undefined
  readonly color?: string | undefined
  /** Takes the default of whatever is not said. */
  readonly yes: boolean
}

/** Throws an error about a wrong flag, before asking anything. */
export function checkFlags(flags: Flags): void {
  const faults = [
    flags.name !== undefined && checkName(flags.name),
    flags.template !== undefined && checkTemplate(flags.template),
    flags.store !== undefined && flags.store !== 'sandbox' && checkStoreUrl(flags.store),
    flags.key !== undefined && checkKey(flags.key),
    flags.languages !== undefined && checkLanguages(flags.languages),
    flags.color !== undefined && checkColor(flags.color),
  ].filter((fault) => typeof fault === 'string')
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** The answers by flags alone. Throws where a store has no key. */
export function toAnswers(flags: Flags): Answers {
  const { template = 'next', store = 'sandbox', key } = flags
  if (store !== 'sandbox' && key === undefined) throw new Error('A store needs its public key: --key pk_…')
  return {
    name: flags.name ?? DEFAULTS.name,
    template: isTemplate(template) ? template : 'next',
    store: store === 'sandbox' || key === undefined ? undefined : { url: new URL(store).origin, key },
    languages: toLanguages(flags.languages ?? DEFAULTS.languages),
    color: flags.color ?? DEFAULTS.color,
  }
}

/** Asks for everything that the flags do not answer. */
export async function ask(flags: Flags): Promise<Answers> {
  intro('A new shop on Sorrel')
  const name = await askText('What is it called?', {
    given: flags.name,
    preset: DEFAULTS.name,
    check: checkName,
  })
  const template = flags.template ?? (await askTemplate())
  const place = await askStore(flags)
  const languages = await askText('Which languages does it speak? The first one is the default.', {
    given: flags.languages,
    preset: DEFAULTS.languages,
    check: checkLanguages,
  })
  const color = await askText('What is its colour?', {
    given: flags.color,
    preset: DEFAULTS.color,
    check: checkColor,
  })
  return toAnswers({ name, template, ...place, languages, color, yes: flags.yes })
}

async function askTemplate(): Promise<string> {
  const answer = await select({
    message: 'What is it built with?',
    options: [
      { value: 'next', label: 'Next.js', hint: 'pages from a server' },
      { value: 'vite', label: 'Vite', hint: 'one page in the browser, no server' },
    ],
  })
  stopIfLeft(answer)
  return String(answer)
}

async function askSandbox(): Promise<boolean> {
  const answer = await confirm({ message: 'Begin with the sandbox, a store on this machine?' })
  stopIfLeft(answer)
  return answer === true
}

async function askStore({ store: said, key }: Flags): Promise<Pick<Flags, 'store' | 'key'>> {
  const isSandbox = said === undefined ? await askSandbox() : said === 'sandbox'
  if (isSandbox) return { store: 'sandbox' }
  const preset = 'https://your-store.swell.store'
  const store = await askText('Where is the store?', { given: said, preset, check: checkStoreUrl })
  return {
    store,
    key: await askText('What is its public key?', { given: key, preset: 'pk_', check: checkKey }),
  }
}

interface Question {
  readonly given: string | undefined
  readonly preset: string
  readonly check: (given: string) => string | undefined
}

async function askText(message: string, { given, preset, check }: Question): Promise<string> {
  if (given !== undefined) return given
  const answer = await text({ message, initialValue: preset, validate: (value) => check(value ?? '') })
  stopIfLeft(answer)
  return String(answer)
}

/** Nothing is written where somebody leaves. */
function stopIfLeft(answer: unknown): void {
  if (!isCancel(answer)) return
  cancel('Nothing was written.')
  process.exit(1)
}
