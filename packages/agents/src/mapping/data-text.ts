import { toPlainText } from '@sorrel/domain/html'

/**
 * Invisible characters: control, zero-width and direction characters, and tag letters, in which a text can hide another
 * one.
 */
const HIDDEN = /[\p{Cc}\p{Cf}]/gu

const TEXT_MAX = 2000

/** A merchant's text for agents: plain, at most 2000 characters, without anything that a person could not see. */
export function toDataText(text: string): string {
  return toPlainText(text).replaceAll(HIDDEN, '').slice(0, TEXT_MAX).trim()
}
