import type { ContentPageDocument } from '../store/documents.ts'
import { aboutPage } from './pages/about.ts'
import { homePage } from './pages/home.ts'
import { howRefillsWorkPage } from './pages/how-refills-work.ts'
import { cookiesPage, privacyPage, termsPage } from './pages/legal.ts'
import { materialsPage } from './pages/materials.ts'
import { contactPage, deliveryPage, returnsPage } from './pages/service.ts'

/** The content pages; between them they hold each block type at least once. */
export const pages: readonly ContentPageDocument[] = [
  homePage,
  aboutPage,
  materialsPage,
  howRefillsWorkPage,
  deliveryPage,
  returnsPage,
  contactPage,
  privacyPage,
  termsPage,
  cookiesPage,
]
