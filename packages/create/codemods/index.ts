import type { Codemod } from '../src/upgrade.ts'
import { priceNames } from './0.2.0/price-names.ts'

/**
 * What `create-sorrel upgrade` changes in a shop's own source, oldest version first. Each version with changes that break a
 * shop has a folder beside this file, with its codemods and their tests. They change source by `@ast-grep/napi`, which
 * leaves everything else as its author wrote it.
 */
export const CODEMODS: readonly Codemod[] = [priceNames]
