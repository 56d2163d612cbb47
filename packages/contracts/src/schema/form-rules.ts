/** Rules of forms for passwords and addresses. No schema library here: a shop's rules are built from these. */

/** Shortest password that can be set, in UTF-16 units, where a shop names no other length. */
export const DEFAULT_PASSWORD_MIN_LENGTH = 6
/** Longest password. */
export const PASSWORD_MAX_LENGTH = 200

/** Pattern of e-mail addresses for every form except the newsletter's. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/**
 * The newsletter's e-mail address, where a shop names no other pattern: a top-level domain of 2 to 4 letters. Longer ones
 * are refused.
 */
export const DEFAULT_NEWSLETTER_EMAIL = /^[\w.%+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,4}$/i
