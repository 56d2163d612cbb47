import { toPlainText } from '@sorrel/domain/html'

/** Signs that do not show: controls, zero-width and direction signs, and the tag letters in which a text can hide another. */
const HIDDEN = /[\p{Cc}\p{Cf}]/gu

const TEXT_MAX = 2000

/** A merchant's text as an agent gets it: plain, at most 2000 characters, without anything that a person would not see. */
export function toDataText(text: string): string {
  return toPlainText(text).replaceAll(HIDDEN, '').slice(0, TEXT_MAX).trim()
}
