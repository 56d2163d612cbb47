export { MultiplePanels } from './blocks/multiple-panels.tsx'
export { ContentScreen } from './content-screen.tsx'
export { getCategorySlugs, getProductSlugs } from './get-block-slugs.ts'
