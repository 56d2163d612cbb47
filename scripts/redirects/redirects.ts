import {
  addRedirects,
  parseStoreSettings,
  type Redirect,
  type RedirectFault,
} from '@sorrel/contracts/settings'
import { err, type Result } from '@sorrel/domain/result'
import { parse } from 'csv-parse/sync'

/** Why a file was not taken, a line for each fault. */
type Read = Result<readonly Redirect[], readonly string[]>

const REASONS: Readonly<Record<RedirectFault['problem'], string>> = {
  from: '`from` is no path of the shop, such as /products/soap, without language, query and #',
  to: '`to` is no path of the shop, such as /products/soap, without language, query and #',
  itself: 'it leads to itself',
  twice: 'an earlier line begins at the same address',
  circle: 'it leads round in a circle',
  'too many': 'a store has at most 1000 redirects',
}

/** The first line has the names of the columns. */
const FIRST_LINE = 2

/** The redirects of a CSV file with the columns `from` and `to`, added to known ones. */
export function readRedirects(csv: string, known: readonly Redirect[] = []): Read {
  let rows: readonly Partial<Record<'from' | 'to', string>>[]
  try {
    rows = parse(csv, { columns: true, bom: true, trim: true, skipEmptyLines: true })
  } catch (error) {
    return err([`This is no CSV file: ${error instanceof Error ? error.message : String(error)}`])
  }
  const [first] = rows
  if (first?.from === undefined || first.to === undefined)
    return err(['The first line must name the columns: from,to'])
  const result = addRedirects(
    known,
    rows.map(({ from = '', to = '' }) => ({ from, to })),
  )
  if (result.ok) return result
  return err(result.error.map(({ index, problem }) => `line ${index + FIRST_LINE}: ${REASONS[problem]}`))
}

interface Service {
  /** Of the local commerce service. */
  readonly url: string
  readonly token: string | undefined
}

/** Adds the redirects of a CSV file to those that the local service has. */
export async function saveRedirects(csv: string, { url, token }: Service): Promise<Read> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(`${url}/editor/data`, { headers })
  if (!answer.ok)
    return err([`${url} answered ${answer.status}: is this the local service, and ADMIN_TOKEN its token?`])
  const { settings }: { readonly settings?: unknown } = Object(await answer.json())
  const read = readRedirects(csv, parseStoreSettings({ values: settings }).redirects)
  if (!read.ok) return read
  const body = JSON.stringify({ values: { redirects: read.value } })
  const saved = await fetch(`${url}/admin/settings`, { method: 'PATCH', headers, body })
  return saved.ok ? read : err([`${url} did not save them: ${saved.status}`])
}
