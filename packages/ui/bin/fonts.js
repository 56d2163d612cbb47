#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { decompress } from 'woff2-encoder'
import { toFontFaces } from '../dist/font-files/font-faces.js'

const USE = `sorrel-fonts [options] <font files>  prints @font-face rules for woff2 and ttf files

  --family <name>   what the settings call the family; default: the file's own name
  --fallback serif  the system font until a file has loaded; default: sans-serif
  --url <prefix>    begins the files' addresses; default: ./
`

/** Whether the command makes sense; other options are an error of `parseArgs`. */
const isUsable = (files, { fallback }) =>
  files.length > 0 && (fallback === undefined || fallback === 'serif' || fallback === 'sans-serif')

async function readFont(path) {
  const data = readFileSync(path)
  return {
    name: basename(path),
    data: path.endsWith('.woff2') ? Buffer.from(await decompress(data)) : data,
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { family: { type: 'string' }, fallback: { type: 'string' }, url: { type: 'string' } },
  })
  if (isUsable(positionals, values)) {
    process.stdout.write(await toFontFaces(await Promise.all(positionals.map(readFont)), values))
  } else {
    process.stderr.write(USE)
    process.exitCode = 2
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
