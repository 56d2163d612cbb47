#!/usr/bin/env node
import { runStoreCheck } from '../dist/check.js'

process.exitCode = await runStoreCheck(process.argv.slice(2), (text) => process.stdout.write(text))
