/**
 * Lets the process go on when nobody reads its output any more: a log collector has ended, or `| head` has seen enough.
 * Without it a line that cannot be written is a failure that nobody expected, which the framework of the pages
 * reports by a line that cannot be written, and so on for ever, deaf to every signal.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
