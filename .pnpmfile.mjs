/** TypeDoc asks for the project's own TypeScript, and reads it with the compiler's API, which TypeScript 7 does not have. */
function readPackage(manifest) {
  if (manifest.name !== 'typedoc') return manifest
  const { typescript: _own, ...peerDependencies } = manifest.peerDependencies
  return { ...manifest, peerDependencies, dependencies: { ...manifest.dependencies, typescript: '6.0.3' } }
}

export const hooks = { readPackage }
