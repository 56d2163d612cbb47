#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { compareThemes, fromDesignTokens, toDesignTokens } from '../dist/design-tokens/design-tokens.js'
import { createTheme } from '../dist/theme/theme.js'

const USE = `sorrel-design-tokens export [theme.json]   the tokens of a theme, by default Sorrel's
sorrel-design-tokens import <tokens.json>  the options of createTheme from tokens
sorrel-design-tokens diff <tokens.json> [theme.json]
                                           what the tokens change in a theme, by default Sorrel
`

/** Prints what it makes; what a theme could not use goes to the error stream. */
function print(made, theme) {
  warn(theme)
  process.stdout.write(`${JSON.stringify(made, null, 2)}\n`)
}

function warn({ warnings }) {
  for (const { path, value, problem } of warnings)
    process.stderr.write(
      problem === 'font-not-loaded'
        ? `${path}: the page has to load ${value}\n`
        : `${path}: ${value} is no ${problem}\n`,
    )
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const NONE = 'none'
const [command, file, themeFile] = process.argv.slice(2)
if (command === 'export') {
  const theme = createTheme(file === undefined ? {} : read(file))
  print(toDesignTokens(theme), theme)
} else if (command === 'import' && file !== undefined) {
  const options = fromDesignTokens(read(file))
  print(options, createTheme(options))
} else if (command === 'diff' && file !== undefined) {
  const after = createTheme(fromDesignTokens(read(file)))
  const before = createTheme(themeFile === undefined ? {} : read(themeFile))
  warn(after)
  for (const { variable, before: from = NONE, after: to = NONE } of compareThemes(before, after))
    process.stdout.write(`${variable}: ${from} → ${to}\n`)
} else {
  process.stderr.write(USE)
  process.exitCode = 2
}
