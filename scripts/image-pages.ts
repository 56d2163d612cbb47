import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

const PAGES = ['/', '/products', '/de/about']

/** A page that was made is stored after it was sent. */
const STORED_MS = 500

const SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*type="(?:application|speculationrules))[^>]*>([\s\S]*?)<\/script>/g

const toHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What is wrong with the pages of a storefront that has everything it needs, and with the files that they name. */
export async function findPageFaults(origin: string): Promise<readonly string[]> {
  const faults: string[] = []
  for (const path of PAGES) {
    await (await fetch(origin + path)).text()
    await wait(STORED_MS)
    const answer = await fetch(origin + path)
    const html = await answer.text()
    const use = answer.headers.get('x-nextjs-cache')
    if (answer.status !== 200 || use !== 'HIT') faults.push(`${path} answers ${answer.status}, ${use}`)
    faults.push(
      ...findBlocked(html, answer.headers.get('content-security-policy') ?? '').map(
        (text) => `${path} ${text}`,
      ),
    )
    for (const file of findFiles(html)) {
      const { status, headers } = await fetch(origin + file)
      if (status !== 200) faults.push(`${path}: ${file} answers ${status}`)
      if (file.startsWith('/_image/') && !headers.get('content-type')?.startsWith('image/'))
        faults.push(`${path}: ${file} is ${headers.get('content-type')}`)
    }
  }
  return faults
}

/** The inline scripts that no browser would run. React's own are read from a file that has to be there. */
function findBlocked(html: string, policy: string): readonly string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, text = '']) => !policy.includes(toHash(text)))
    .map(([, text = '']) => `blocks its script ${text.slice(0, 60)}`)
}

/** A picture and all scripts and styles. */
function findFiles(html: string): readonly string[] {
  const files = html.match(/\/(?:_next\/static|_page-data)\/[\w./~-]+\.(?:json|js|css)/g) ?? []
  const picture = html.match(/\/_image\/[^"\s]+/)?.[0].replaceAll('&amp;', '&')
  return [...new Set(files), ...(picture === undefined ? [] : [picture])]
}
