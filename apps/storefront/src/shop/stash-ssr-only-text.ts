import { stashForSsr } from './ssr-stash.ts'

const PRIME = 0x01000193
const SEEDS = [0x811c9dc5, 0x9747b28c]

/**
 * A short id of a text: equal texts have equal ids, in every process. It only distinguishes texts and is no protection.
 */
export function toContentHash(text: string): string {
  return `t${SEEDS.map((seed) => hash(text, seed).toString(36)).join('')}`
}

/** FNV-1a, 32 bits. */
function hash(text: string, seed: number): number {
  let sum = seed
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), PRIME)
  return sum >>> 0
}

/** Stores a text for `SsrOnlyText`, which finds it by the returned id. */
export function stashSsrOnlyText(text: string): string {
  const id = toContentHash(text)
  stashForSsr(id, text)
  return id
}
