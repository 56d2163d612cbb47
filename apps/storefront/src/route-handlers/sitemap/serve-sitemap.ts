import { createCachedFiles, toText } from '#backend/cached-files.ts'
import { systemClock } from '#backend/clock.ts'
import { log } from '#backend/log.ts'
import { getProcessState } from '#backend/process-state.ts'
import { UnavailableError } from '#backend/unavailable.ts'
import { countProductFiles, loadOtherUrls, loadProductUrls, loadStoreOfSitemap } from './load-urls.ts'
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts'

const getFiles = () => getProcessState('sitemap files', () => createCachedFiles({ now: systemClock }))

const PAGES = 'pages.xml'

/** The sitemap: names the file of all pages but products, and one for every ten thousand products. */
export function serveSitemapIndex(): Promise<Response> {
  return answer(readIndex)
}

/** One file of the sitemap; 404 for a file that the sitemap does not name. */
export function serveSitemap(file: string): Promise<Response> {
  return answer(async () => {
    if (!(await readIndex()).includes(`/${file}<`)) return undefined
    return readText(file, () => (file === PAGES ? writePages() : writeProducts(file)))
  })
}

function readIndex(): Promise<string> {
  return readText('index', async () => {
    const count = await countProductFiles()
    const products = Array.from({ length: count }, (_, index) => `products-${index + 1}.xml`)
    return writeSitemapIndex([PAGES, ...products].map((file) => `/sitemaps/${file}`))
  })
}

async function readText(name: string, write: () => Promise<string>): Promise<string> {
  const file = await getFiles().read(name, async function* () {
    yield await write()
  })
  return toText(file)
}

async function writePages(): Promise<string> {
  const store = await loadStoreOfSitemap()
  return writeSitemap(await loadOtherUrls(store), store)
}

async function writeProducts(file: string): Promise<string> {
  const page = Number(/\d+/.exec(file)?.[0])
  const [store, urls] = await Promise.all([loadStoreOfSitemap(), loadProductUrls(page)])
  return writeSitemap(urls, store)
}

async function answer(read: () => Promise<string | undefined>): Promise<Response> {
  try {
    const text = await read()
    const headers = { 'content-type': 'application/xml; charset=utf-8' }
    return text === undefined ? new Response(null, { status: 404 }) : new Response(text, { headers })
  } catch (failure) {
    if (!(failure instanceof UnavailableError)) throw failure
    log.warn({ reason: failure.message }, 'sitemap could not be made')
    return new Response(null, { status: 503, headers: { 'retry-after': '60' } })
  }
}
