import { measureBytes } from './bytes.ts'
import { measureCart } from './cart.ts'
import { measureChange } from './change.ts'
import { measureFloods } from './flood.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMemory } from './memory.ts'
import { measureMisses } from './misses.ts'
import { type BenchOptions, type Group, readOptions } from './options.ts'
import { measureNginx } from './nginx.ts'
import { measurePictures } from './pictures.ts'
import { type Findings, printTable, save } from './report.ts'
import { measureServer } from './server.ts'
import { measureSearch } from './search.ts'
import { readSites, type Sites } from './sites.ts'

const MEASURES: Readonly<Record<Group, (sites: Sites, options: BenchOptions) => Promise<Findings>>> = {
  bytes: measureBytes,
  server: measureServer,
  nginx: measureNginx,
  misses: measureMisses,
  change: measureChange,
  flood: measureFloods,
  pictures: measurePictures,
  cart: measureCart,
  search: measureSearch,
  lighthouse: measureLighthouse,
  memory: measureMemory,
}

/** Measures each group and saves it at once. A group that fails is reported and the next one begins. */
async function measureAll(options: BenchOptions): Promise<boolean> {
  const sites = readSites()
  let isWhole = true
  for (const group of options.groups) {
    process.stdout.write(`\n${group} …\n`)
    try {
      save(group, await MEASURES[group](sites, options))
    } catch (error) {
      isWhole = false
      process.stderr.write(
        `${group} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
      )
    }
  }
  return isWhole
}

const isWhole = await measureAll(readOptions(process.argv.slice(2)))
process.stdout.write(`\n${printTable()}\n`)
process.exitCode = isWhole ? 0 : 1
