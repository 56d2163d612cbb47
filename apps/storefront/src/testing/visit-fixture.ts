import { openCache } from '@sorrel/next-cache/cache'
import { startShop } from './pictures-fixture.ts'

// A process of a shop with a cache on the disk, that answers one request for a picture and says what it encoded.
const [service = '', directory = '', path = ''] = process.argv.slice(2)
const cache = openCache({ scope: 'test', directory })
const shop = startShop({ service, files: cache })
const { status } = await shop.get(path)
process.stdout.write(`${status}, encoded: ${shop.encoded.join(', ')}\n`)
await cache.close()
process.exit()
