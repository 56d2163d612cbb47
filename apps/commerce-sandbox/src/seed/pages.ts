import type { ContentPageDocument } from '../store/documents.ts'
import { homePage } from './pages/home.ts'

export const pages: readonly ContentPageDocument[] = [homePage]
