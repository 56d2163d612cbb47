#!/usr/bin/env node
import { readFile, writeFile } from 'node:fs/promises'
import { runStoreTypes } from '../dist/check.js'

process.exitCode = await runStoreTypes(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  readFile: (path) => readFile(path, 'utf8'),
  writeFile: (path, text) => writeFile(path, text),
})
