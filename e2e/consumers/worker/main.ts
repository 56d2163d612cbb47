import { Miniflare } from 'miniflare'

const worker = new Miniflare({
  modules: true,
  scriptPath: 'dist/worker.js',
  compatibilityDate: '2026-01-01',
  bindings: { STORE_URL: process.env.STORE_URL ?? '' },
})
try {
  const answer = await worker.dispatchFetch('https://worker.example/')
  console.log(await answer.text())
  const agents = await worker.dispatchFetch('https://worker.example/.well-known/ucp')
  console.log(`agents ${agents.status} ${(await agents.text()).includes('dev.ucp.shopping.checkout')}`)
} finally {
  await worker.dispose()
}
