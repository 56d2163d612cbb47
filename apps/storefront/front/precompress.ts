import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const MIN_BYTES = 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes `.br` and `.gz` beside a file, at the highest compression level. */
async function compressFile(file: string): Promise<void> {
  const body = await readFile(file)
  if (body.length < MIN_BYTES) return
  await writeFile(`${file}.br`, await toBrotli(body))
  await writeFile(`${file}.gz`, await toGzip(body, { level: 9 }))
}

const files = globSync('.next/static/**/*.{js,css,svg,json,txt,html,map}')
for (const file of files) await compressFile(file)
process.stdout.write(`compressed ${files.length} static files\n`)
