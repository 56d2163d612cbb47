import { PREVIEW_LINK } from '@sorrel/contracts/preview'
import { createSigner } from '@sorrel/http/signature'

// `PREVIEW_SECRET=… npm run preview:link -- https://shop.example`: prints a link that starts a preview of the shop, once and
// within five minutes. STORE_API_PREFIX is the shop's, where it has another.

const [shop] = process.argv.slice(2)
const { PREVIEW_SECRET: secret, STORE_API_PREFIX: prefix = 'store-api' } = process.env

if (shop === undefined || !URL.canParse(shop) || secret === undefined || secret === '') {
  process.stderr.write('use: PREVIEW_SECRET=… npm run preview:link -- https://shop.example\n')
  process.exitCode = 2
} else {
  const link = await createSigner({ secret, headers: PREVIEW_LINK })(PREVIEW_LINK.body)
  process.stdout.write(
    `${new URL(`/${prefix}/preview?${new URLSearchParams(link).toString()}`, shop).href}\n`,
  )
}
