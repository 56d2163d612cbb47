import { PREVIEW_LINK } from '@sorrel/contracts/preview'
import { createSignedTokens } from '@sorrel/contracts/http/token'

// `PREVIEW_SECRET=… npm run preview:link -- https://shop.example`: prints a link that starts a preview of the shop, once and
// within five minutes. STORE_API_PREFIX is the shop's, where it has another. Of several secrets the first signs.

const [shop] = process.argv.slice(2)
const { PREVIEW_SECRET = '', STORE_API_PREFIX: prefix = 'store-api' } = process.env
const [secret = ''] = PREVIEW_SECRET.split(',')

if (shop === undefined || !URL.canParse(shop) || secret === '') {
  process.stderr.write('use: PREVIEW_SECRET=… npm run preview:link -- https://shop.example\n')
  process.exitCode = 2
} else {
  const { audience, field, seconds } = PREVIEW_LINK
  const tokens = createSignedTokens({ audience, secrets: [secret.trim()] })
  const link = new URL(`/${prefix}/preview`, shop)
  link.searchParams.set(field, await tokens.issue({ jti: crypto.randomUUID() }, seconds))
  process.stdout.write(`${link.href}\n`)
}
