#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { fromDesignTokens, toDesignTokens } from '../dist/design-tokens/design-tokens.js'
import { createTheme } from '../dist/theme/theme.js'

const USE = `sorrel-design-tokens export [theme.json]   the tokens of a theme, by default Sorrel's
sorrel-design-tokens import <tokens.json>  the options of createTheme from tokens
`

/** Prints what it makes; what a theme could not use goes to the error stream. */
function print(made, { warnings }) {
  for (const { path, value, problem } of warnings)
    process.stderr.write(
      problem === 'font-not-loaded'
        ? `${path}: the page has to load ${value}\n`
        : `${path}: ${value} is no ${problem}\n`,
    )
  process.stdout.write(`${JSON.stringify(made, null, 2)}\n`)
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const [command, file] = process.argv.slice(2)
if (command === 'export') {
  const theme = createTheme(file === undefined ? {} : read(file))
  print(toDesignTokens(theme), theme)
} else if (command === 'import' && file !== undefined) {
  const options = fromDesignTokens(read(file))
  print(options, createTheme(options))
} else {
  process.stderr.write(USE)
  process.exitCode = 2
}
