import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { getLaunchOptions } from '../packages/config/chromium.ts'

/**
 * What drew a set of pictures. Other browsers and systems draw letters differently, so their pictures cannot be
 * compared.
 */
export interface PictureRecord {
  /** Chromium's full version. */
  readonly browser: string
  /** Such as `linux-x64`. */
  readonly platform: string
}

/** The browser and platform of this machine. */
export async function getRecord(): Promise<PictureRecord> {
  const browser = await chromium.launch(getLaunchOptions())
  try {
    return { browser: browser.version(), platform: `${process.platform}-${process.arch}` }
  } finally {
    await browser.close()
  }
}

export const toWords = ({ browser, platform }: PictureRecord): string => `Chromium ${browser} on ${platform}`

/** The record saved with a set of pictures; undefined when there is none. */
export function readRecord(file: string): PictureRecord | undefined {
  try {
    const { browser, platform }: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
    return typeof browser === 'string' && typeof platform === 'string' ? { browser, platform } : undefined
  } catch {
    return undefined
  }
}

export function writeRecord(file: string, record: PictureRecord): void {
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`)
}

/** Why pictures made here cannot be compared with those of the record; undefined when they can. */
export function getMismatch(kept: PictureRecord | undefined, here: PictureRecord): string | undefined {
  if (kept === undefined) return 'compared nothing: there is no record of what the kept pictures were made by'
  return toWords(kept) === toWords(here)
    ? undefined
    : `compared nothing: the kept pictures were made by ${toWords(kept)}, this is ${toWords(here)}`
}
