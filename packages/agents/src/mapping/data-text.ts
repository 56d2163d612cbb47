import { toPlainText } from '@sorrel/domain/html'

/** Signs that do not show: controls, zero-width and direction signs, and the tag letters in which a text can hide another. */
const HIDDEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu

const TEXT_MAX = 2000

/** A merchant's text as an agent gets it: plain, at most 2000 characters, without anything that a person would not see. */
export function toDataText(text: string): string {
  return toPlainText(text).replaceAll(HIDDEN, '').slice(0, TEXT_MAX).trim()
}
