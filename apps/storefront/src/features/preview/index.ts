export { PreviewProvider, type PreviewProviderProps } from './preview-provider.tsx'
export { usePreviewMenus, usePreviewSettings } from './preview-context.ts'
