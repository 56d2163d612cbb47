import { expect, test } from 'vitest'
import { getModules, getSourceModules, PACKAGES } from './packages.ts'

test.each(PACKAGES)('the manifest of packages/%s exports every module', (name) => {
  const exported = getModules(name).map(({ subpath }) => subpath)
  expect(exported.toSorted()).toEqual(getSourceModules(name).toSorted())
})
