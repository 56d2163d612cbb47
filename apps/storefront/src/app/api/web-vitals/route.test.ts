import { expect, test, vi } from 'vitest'

async function send(variables: Readonly<Record<string, string>>): Promise<number> {
  vi.resetModules()
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { POST } = await import('./route.ts')
  const body = JSON.stringify({ path: '/about', device: 'phone', vitals: { LCP: 900 } })
  const headers = { origin: 'https://shop.example' }
  const response = await POST(
    new Request('https://shop.example/api/web-vitals', { method: 'POST', headers, body }),
  )
  vi.unstubAllEnvs()
  return response.status
}

test('a shop that measures nothing has no such address, and one that does takes reports there', async () => {
  expect(await send({ PUBLIC_ORIGIN: 'https://shop.example' })).toBe(404)
  expect(await send({ PUBLIC_ORIGIN: 'https://shop.example', METRICS_PORT: '9464' })).toBe(204)
})
