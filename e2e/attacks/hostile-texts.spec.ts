import type { Page } from '@playwright/test'
import type { Change } from '../fault-proxy.ts'
import { countAttack, expect, test } from './test.ts'
import { createCustomer } from './visitor.ts'

/** Each tells that it ran by this name, in a page that nobody else changes. */
const RAN = 'attacked'

const VECTORS = [
  '<script>attacked()</script>',
  '<img src=x onerror=attacked()>',
  '<svg onload=attacked()>',
  '<svg><script>attacked()</script></svg>',
  '<iframe srcdoc="<script>parent.attacked()</script>"></iframe>',
  '<iframe src="javascript:parent.attacked()"></iframe>',
  '<object data="data:text/html,<script>parent.attacked()</script>"></object>',
  '<embed src="javascript:attacked()">',
  '<a href="javascript:attacked()">a</a>',
  '<a href="java\tscript:attacked()">a</a>',
  '<form action="javascript:attacked()"><button>a</button></form>',
  '<button formaction="javascript:attacked()">a</button>',
  '<body onload=attacked()>',
  '<details open ontoggle=attacked()>a</details>',
  '<input autofocus onfocus=attacked()>',
  '<video><source onerror=attacked()></video>',
  '<math><mtext><style><img src=x onerror=attacked()></style></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=attacked()>"></noscript>',
  '<style>@import "javascript:attacked()";*{color:red}</style>',
  '<link rel=stylesheet href="//evil.example/a.css">',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href="//evil.example/">',
  '<template shadowrootmode=open><img src=x onerror=attacked()></template>',
  '</script><script>attacked()</script>',
  '</title><script>attacked()</script>',
  '</textarea><script>attacked()</script>',
  '--><script>attacked()</script>',
  ']]><script>attacked()</script>',
  '"><script>attacked()</script>',
  "'onmouseover='attacked()",
  '{{constructor.constructor("attacked()")()}}',
  '${attacked()}\u2028attacked()',
] as const

const URLS = [
  'javascript:attacked()',
  'JaVaScRiPt:attacked()',
  'java\nscript:attacked()',
  '\u0001javascript:attacked()',
  'data:text/html,<script>attacked()</script>',
  'vbscript:attacked()',
  '//evil.example/a',
  'https://evil.example/a',
  'blob:https://evil.example/a',
  'filesystem:https://evil.example/a',
] as const

/** What the pages are found by stays; every other text is hostile. */
const KEPT =
  /^(?:id|.*Id|slug|code|type|kind|status|locale|language|currency|currencyCode|__typename|date.*|created_?at|.*_at|sort|interval|model|unit|variant|layout|name_?key)$/i
const IS_VALUE = /^[\w.:/-]{0,12}$|^\d|^#[\da-f]{3,8}$/i

/** Gives by turns another vector for each text, and another URL for each URL. */
function createChange(): Change {
  let turn = 0
  return (value, key) => {
    if (typeof value !== 'string' || KEPT.test(key)) return value
    turn += 1
    if (/^(?:https?:)?\/|^mailto:/.test(value) || /url|href|link|src/i.test(key))
      return URLS[turn % URLS.length]
    if (IS_VALUE.test(value) && !/name|title|text|body|description|label/i.test(key)) return value
    return `a ${VECTORS[turn % VECTORS.length] ?? ''}`
  }
}

const PATHS = [
  '/',
  '/products',
  '/categories/bath-body',
  '/products/soy-candle',
  '/about',
  '/search?q=candle',
  '/cart',
]
const ACCOUNT = ['/account', '/account/profile', '/account/orders', '/account/reviews']

interface Found {
  readonly ran: readonly string[]
  readonly parts: number
  /** Whether it holds any hostile text at all. */
  readonly isHit: boolean
}

/** What a page did and holds that a hostile text has brought. */
async function look(page: Page, url: string): Promise<Found> {
  const answer = await page.goto(url, { waitUntil: 'load' })
  expect(answer?.status() ?? 0, url).toBeLessThan(600)
  await page.mouse.move(300, 300)
  return page.evaluate(() => {
    const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].filter(({ name }) => /^on[a-z]+$/.test(name)).map(({ name }) => name),
    )
    const addresses = [...document.querySelectorAll('[href],[src],[action],[formaction]')].filter((element) =>
      ['href', 'src', 'action', 'formaction'].some((name) =>
        /^[\s\p{Cc}]*(?:java|vb)\s*script:/iu.test(element.getAttribute(name) ?? ''),
      ),
    )
    const frames = document.querySelectorAll('object,embed,base,iframe[srcdoc],meta[http-equiv=refresh]')
    return {
      ran: ((globalThis as { attackedBy?: string[] }).attackedBy ?? []).concat(
        addresses.map(({ tagName, outerHTML }) => `${tagName} ${outerHTML.slice(0, 120)}`),
      ),
      parts: handlers.length + frames.length,
      isHit: document.documentElement.textContent.includes('attacked()'),
    }
  })
}

test('every text and address of the services is hostile', { tag: '@whole' }, async ({
  shop,
  browser,
  isWhole,
}) => {
  test.setTimeout(900_000)
  const own = await shop.startStorefront({ RENDER_RATE: '0', WARM_UP_PAGES: 'false' })
  const customer = await createCustomer(own.origin)
  const context = await browser.newContext({ locale: 'en-GB' })
  await context.addCookies([...customer.cookies].map(([name, value]) => ({ name, value, url: own.origin })))
  await context.addInitScript((name) => {
    const ran: string[] = []
    Object.assign(globalThis, { attackedBy: ran, [name]: () => ran.push('a vector ran') })
  }, RAN)
  await context.route(/evil\.example/, (route) => route.abort())
  const page = await context.newPage()
  const stopped: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) stopped.push(message.text())
  })
  const left: string[] = []
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(own.origin) && !/^(?:about|chrome-error):/.test(frame.url()))
      left.push(frame.url())
  })
  page.on('dialog', (dialog) => void dialog.dismiss())
  const languages = isWhole ? ['', '/fr', '/de'] : ['']
  const change = createChange()
  let hit = 0
  for (const pair of ['shop>commerce', 'shop>reviews', 'shop>catalog'] as const)
    shop.between[pair].change(change)
  await countAttack('stored XSS: every text and address of the services', async function* () {
    for (const language of languages)
      for (const path of [...PATHS, ...ACCOUNT]) {
        const { ran, parts, isHit } = await look(page, own.origin + language + path)
        if (isHit) hit += 1
        yield ran.length + parts + left.length === 0
          ? undefined
          : `${language}${path}: ${ran.slice(0, 3).join('; ')} ${parts} handlers or frames ${left.join(' ')}`
        left.length = 0
      }
    const scripts = stopped.filter((text) => /script/i.test(text))
    yield scripts.length === 0 ? undefined : `the policy had to stop ${scripts.length}: ${scripts[0] ?? ''}`
  })
  expect(hit, 'pages with hostile texts, without which nothing was checked').toBeGreaterThan(4)
  await context.close()
  await own.stop()
})
