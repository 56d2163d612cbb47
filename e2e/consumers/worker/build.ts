import { build } from 'esbuild'

// As the workers' own tool bundles: the conditions of workers, and nothing of Node.
await build({
  entryPoints: ['worker.ts'],
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2024',
  conditions: ['workerd', 'worker', 'browser'],
  outfile: 'dist/worker.js',
})
