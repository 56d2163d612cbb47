import { afterEach, expect, test } from 'vitest'
import { findFreePort } from '../packages/config/free-port.ts'
import { run, runAndRead, type Service, startService, stopServices, waitUntilHealthy } from './processes.ts'

const SERVER = `require('node:http').createServer((_, answer) => answer.end('ok')).listen(PORT, '127.0.0.1')`
const services: Service[] = []

function start(script: string, port = 1): Service {
  const service = startService({
    name: 'service',
    folder: '.',
    args: ['-e', script.replace('PORT', String(port))],
    env: {},
    healthUrl: `http://127.0.0.1:${port}/`,
  })
  services.push(service)
  return service
}

afterEach(() => stopServices(services.splice(0), 'SIGKILL'))

test('a program that ends has an exit code and an output', async () => {
  expect(await run(process.execPath, ['-e', 'process.exit(3)'], { quiet: true })).toBe(3)
  const { code, output } = await runAndRead(process.execPath, ['-e', 'console.log(process.env.WORD)'], {
    env: { WORD: 'said' },
  })
  expect({ code, output }).toEqual({ code: 0, output: 'said\n' })
})

test('a program that does not exist is an error', async () => {
  await expect(run('no-such-program', [], { quiet: true })).rejects.toThrow('ENOENT')
})

test('a service is ready when its health check answers, and ends by the signal', async () => {
  const service = start(SERVER, await findFreePort())
  await waitUntilHealthy(service, 30_000)
  await stopServices([service])
  expect(service.process.signalCode).toBe('SIGTERM')
})

test('a service that ends before it is ready is an error', async () => {
  await expect(waitUntilHealthy(start('process.exit(1)'), 30_000)).rejects.toThrow(
    'stopped before it was ready',
  )
})

test('a service that never answers is an error', async () => {
  const service = start('setInterval(() => {}, 1000)')
  await expect(waitUntilHealthy(service, 300)).rejects.toThrow('did not answer')
})
