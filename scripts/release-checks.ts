import { check, type NodeChecks, read } from './node-check.ts'

/** See RELEASES_KEPT in apps/storefront/README.md: its default, of which the release that runs is one. */
const KEPT = 5

const toFile = (name: string) => `chunks/of-${name}.js`

async function getStatus(node: string, name: string): Promise<number> {
  return (await read(`${node}/_next/static/${toFile(name)}`)).status
}

/** The files of code, style and fonts that a page names. */
function findFiles(html: string): readonly string[] {
  return [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g))]
}

/** The files of other releases, in the store of objects. */
export const RELEASE_CHECKS: NodeChecks = {
  async 'a file of another release is on both, as tabs opened before a release and during one need'(stage) {
    await stage.publishRelease('another', { [toFile('another')]: 'self.another=1' })
    for (const node of stage.nodes) {
      const found = await read(`${node}/_next/static/${toFile('another')}`)
      check(found.status === 200 && found.text === 'self.another=1', `${node} answers ${found.status}`)
    }
    return ''
  },

  async 'a release that starts removes the files of the oldest one, and of no other'(stage) {
    const names = Array.from({ length: KEPT }, (_, at) => `release-${at + 1}`)
    for (const name of names) await stage.publishRelease(name, { [toFile(name)]: `self.name='${name}'` })
    await stage.restart(1)
    const [, node = ''] = stage.nodes
    const statuses: string[] = []
    for (const name of ['another', ...names]) statuses.push(`${name} ${await getStatus(node, name)}`)
    const expected = ['another 404', ...names.map((name, at) => `${name} ${at === 0 ? 404 : 200}`)]
    check(statuses.join() === expected.join(), statuses.join(', '))
    return statuses.join(', ')
  },

  async 'without the store of objects a page has all its files, on a node that starts then too'(stage) {
    const [one = '', other = ''] = stage.nodes
    const last = `release-${KEPT}`
    let count = 0
    await stage.objects.kill()
    try {
      await stage.restart(1)
      const files = findFiles((await read(`${one}/about`)).text)
      count = files.length
      check(count > 0, 'the page names no files')
      for (const file of files)
        for (const node of [one, other]) {
          const { status } = await read(node + file)
          check(status === 200, `${node}${file} answers ${status}`)
        }
      check((await getStatus(other, last)) === 404, 'the store is not away')
    } finally {
      await stage.objects.start()
    }
    check((await getStatus(other, last)) === 200, 'a file of another release is missing')
    return `${count} files`
  },
}
