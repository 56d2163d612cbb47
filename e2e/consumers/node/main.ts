import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fetchCart } from '@sorrel/commerce/cart'
import { searchProducts } from '@sorrel/commerce/catalog'
import { createCommerceClient } from '@sorrel/commerce/client'
import { toSafeHtml } from '@sorrel/commerce/html'
import { parseNewsletter } from '@sorrel/contracts/forms'
import { routes, withLocale } from '@sorrel/contracts/routes'
import { getPrice, getShownPrice } from '@sorrel/domain/money'
import { getInitialSelection, toCartItemInput } from '@sorrel/domain/product-selection'
import { aProduct } from '@sorrel/domain/testing'
import { formatMoney } from '@sorrel/i18n/format'
import bag from '@sorrel/i18n/messages/en/cart' with { type: 'json' }
import { createTranslator } from '@sorrel/i18n/translate'
import { startService } from './service.ts'

const { server, url } = await startService()
const sessions: string[] = []
const client = createCommerceClient({ url, publicKey: 'pk_demo', onSession: (token) => sessions.push(token) })

const found = await searchProducts(client, { searchTerm: 'soap' })
assert(found.ok)
const [soap] = found.value.products
assert(soap)
const { now } = getShownPrice(getPrice(soap))
const t = createTranslator({ locale: 'fr' })
console.log(soap.name, formatMoney({ ...now, locale: 'en' }))
console.log(t('cart.item_count', { count: 2 }))
console.log(withLocale({ locale: 'fr', defaultLocale: 'en' }, routes.product(soap.slug)))
assert.deepEqual(sessions, ['visitor-1'])

const refused = await fetchCart(client)
assert(!refused.ok)
console.log(refused.error.kind)
server.close()

const selection = getInitialSelection(aProduct({ id: 'p2' }))
assert.equal(toCartItemInput(selection)?.productId, 'p2')
assert.equal(toSafeHtml('<p onclick="x()">Hello</p><script>x()</script>'), '<p>Hello</p>')
assert.equal(parseNewsletter({ email: 'nobody' }).ok, false)
assert.equal(typeof bag.cart.empty, 'string')
const schema = readFileSync(fileURLToPath(import.meta.resolve('@sorrel/contracts/commerce.graphql')), 'utf8')
assert.match(schema, /type Query/)

const internals = '@sorrel/domain/product-selection/state'
await assert.rejects(import(internals), { code: 'ERR_PACKAGE_PATH_NOT_EXPORTED' })
