import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { themeCss } from './src/theme'

/** The store allows pages of this address alone, so that another port would not do. */
const address = { port: Number(process.env.PORT ?? 3000), strictPort: true }

/** Writes the theme into the page, so that no browser has to work it out. */
const theme: Plugin = {
  name: 'shop-theme',
  transformIndexHtml: () => [{ tag: 'style', children: themeCss, injectTo: 'head' }],
}

export default defineConfig({ plugins: [react(), theme], server: address, preview: address })
