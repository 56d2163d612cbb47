import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro/content/config'

/** Copied beside the staged pages, where Starlight looks for it. */
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
