import { measureBytes } from './bytes.ts'
import { measureCart } from './cart.ts'
import { measureChange } from './change.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMisses } from './misses.ts'
import { measureNginx } from './nginx.ts'
import { type BenchOptions, readOptions } from './options.ts'
import { measurePictures } from './pictures.ts'
import { type Findings, printTable, save } from './report.ts'
import { measureSearch } from './search.ts'
import { measureServer } from './server.ts'
import { readSites, type Sites } from './sites.ts'

/** What can be measured alone, in the order of a whole run. */
const MEASURES: Readonly<Record<string, (sites: Sites, options: BenchOptions) => Promise<Findings>>> = {
  bytes: measureBytes,
  server: measureServer,
  nginx: measureNginx,
  misses: measureMisses,
  change: measureChange,
  pictures: measurePictures,
  cart: measureCart,
  search: measureSearch,
  lighthouse: measureLighthouse,
}

const sites = readSites()
const options = readOptions(process.argv.slice(2), Object.keys(MEASURES))
// Each group is saved at once. A group that fails is reported, and the next one begins.
for (const [group, measure] of Object.entries(MEASURES)) {
  if (!options.groups.includes(group)) continue
  process.stdout.write(`\n${group} …\n`)
  try {
    save(group, await measure(sites, options))
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`${group} failed: ${error instanceof Error ? error.stack : String(error)}\n`)
  }
}
process.stdout.write(`\n${printTable()}\n`)
