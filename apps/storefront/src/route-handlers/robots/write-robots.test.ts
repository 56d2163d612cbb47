import { expect, test } from 'vitest'
import { parseEnv } from '#config/env.ts'
import { CRAWLERS } from './crawlers.ts'
import { toRobotRules } from './robot-rules.ts'
import { writeRobots } from './write-robots.ts'

const write = (setting: string) =>
  writeRobots({
    rules: toRobotRules(parseEnv({ ROBOTS: setting }).robots),
    closed: ['/cart'],
    sitemap: 'https://shop.test/sitemap.xml',
    others: ['https://shop.test/llms.txt'],
  })

/** Whether a program may fetch `/products`, as RFC 9309 has it: the group that names it, else the one for all. */
function mayFetch(robots: string, agent: string): boolean {
  const groups = robots.split('\n\n').filter((group) => group.startsWith('User-agent:'))
  const own = groups.find((group) => group.split('\n').includes(`User-agent: ${agent}`))
  return !(own ?? groups[0] ?? '').split('\n').includes('Disallow: /')
}

const KINDS = ['search', 'training', 'acting'] as const

test.each(['', 'training=deny', 'search=deny', 'search=deny, acting=allow training=deny', 'acting=deny'])(
  'with "%s" each program may do what its kind may',
  (setting) => {
    const robots = write(setting)
    for (const { agent, kind } of CRAWLERS)
      expect([agent, mayFetch(robots, agent)]).toEqual([agent, !setting.includes(`${kind}=deny`)])
    expect(mayFetch(robots, 'SomebodyElse')).toBe(!setting.includes('search=deny'))
  },
)

test('whoever may fetch pages leaves those of one visitor alone', () => {
  const groups = write('training=deny').split('\n\n')
  expect(groups[0]).toBe('User-agent: *\nAllow: /\nDisallow: /cart')
  expect(groups[1]).not.toContain('/cart')
  expect(write('search=deny')).toContain('Allow: /\nDisallow: /cart')
})

test('the other addresses are named', () => {
  expect(write('')).toContain('Sitemap: https://shop.test/sitemap.xml')
  expect(write('')).toContain('# https://shop.test/llms.txt')
})

test.each(['search', 'search=maybe', 'eating=allow'])('"%s" is no rule', (setting) => {
  expect(() => write(setting)).toThrow(/ROBOTS/)
})

test('each program is named once, with where that is from', () => {
  expect(new Set(CRAWLERS.map(({ agent }) => agent)).size).toBe(CRAWLERS.length)
  for (const { source, kind } of CRAWLERS) {
    expect(new URL(source).protocol).toBe('https:')
    expect(KINDS).toContain(kind)
  }
})
