import type { Plugin as BuildPlugin } from 'esbuild'

interface Library {
  entry: string[]
  format: 'esm'
  target: string
  platform: 'neutral'
  splitting: boolean
  treeshake: boolean
  sourcemap: boolean
  clean: boolean
  dts: boolean
  esbuildPlugins: BuildPlugin[]
}

interface StyledLibrary<Plugin> {
  entry: Record<string, string>
  format: 'esm'
  target: string
  platform: 'browser'
  bundle: boolean
  splitting: boolean
  treeshake: boolean
  sourcemap: boolean
  dts: boolean
  esbuildPlugins: Plugin[]
}

export const changedFilesOnly: BuildPlugin
export function library(entry: string[]): Library
export function styledLibrary<Plugin>(sources: string[], styles: Plugin): StyledLibrary<Plugin>
