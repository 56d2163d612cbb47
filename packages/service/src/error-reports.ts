/** Takes a line of level error or worse, as the log has written it. It never throws and never waits. */
export type ReportError = (line: string) => void

/** Of pino's levels. */
const ERROR_LINE = /^\{"level":(?:50|60),/
const REPORT = Symbol.for('sorrel.service.report-error')

/** Where failures go beside the log. One for the process: a bundle of the package and the package itself differ. */
export const setErrorReports = (report: ReportError | undefined): void =>
  void Reflect.set(globalThis, REPORT, report)

/** Reports a line of the log if it is a failure and somebody takes failures. */
export function reportErrorLine(line: string): void {
  const report: unknown = Reflect.get(globalThis, REPORT)
  if (typeof report === 'function' && ERROR_LINE.test(line)) report(line)
}
