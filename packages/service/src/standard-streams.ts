/**
 * Keeps the process alive when its output has no reader any more, as after `| head`. Otherwise a failed write is an
 * unexpected error, which the framework reports with another failed write, and so on for ever, deaf to every signal.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
