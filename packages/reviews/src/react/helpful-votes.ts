import { HELPFUL_VOTES_KEY, parseHelpfulVotes, serializeHelpfulVotes } from '@sorrel/contracts/storage'

/** The reviews that this browser marked as helpful; empty when the browser stores nothing. */
export function readHelpfulVotes(): ReadonlySet<string> {
  try {
    return new Set(parseHelpfulVotes(window.localStorage.getItem(HELPFUL_VOTES_KEY)))
  } catch {
    return new Set()
  }
}

export function writeHelpfulVote(reviewId: string, isHelpful: boolean): void {
  const votes = [...readHelpfulVotes()].filter((id) => id !== reviewId)
  try {
    window.localStorage.setItem(
      HELPFUL_VOTES_KEY,
      serializeHelpfulVotes(isHelpful ? [...votes, reviewId] : votes),
    )
  } catch {
    // The browser stores nothing. The vote still counts on the server.
  }
}
