/** The time in every story: noon on 20 November 2026, in milliseconds since the epoch. */
export const STORY_NOW_MS = Date.UTC(2026, 10, 20, 12)
