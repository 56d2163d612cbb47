/**
 * How pure tests run: the files of a worker share one module graph, since none of them changes anything global. A test
 * may take 30 seconds, so that a property with many cases also ends on a busy machine.
 */
export const pureTests = { isolate: false, pool: 'threads', testTimeout: 30_000 } as const
