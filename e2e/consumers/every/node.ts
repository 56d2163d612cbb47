import { getModules, PACKAGES } from './modules.ts'

for (const name of PACKAGES) {
  const modules = getModules(name)
  for (const path of modules) await import(path)
  console.log(`${name}: ${modules.length} modules on Node`)
}
