/** Takes a line of level error or worse, as the log has written it. It never throws and never waits. */
export type ReportError = (line: string) => void

/** Of pino's levels. */
const ERROR_LINE = /^\{"level":(?:50|60),/
const REPORT = Symbol.for('sorrel.service.report-error')

/** Where errors go besides the log. Kept process-wide, because a bundle of this package has module state of its own. */
export const setErrorReports = (report: ReportError | undefined): void =>
  void Reflect.set(globalThis, REPORT, report)

/** Reports a log line of level error or worse, if a reporter is set. */
export function reportErrorLine(line: string): void {
  const report: unknown = Reflect.get(globalThis, REPORT)
  if (typeof report === 'function' && ERROR_LINE.test(line)) report(line)
}
