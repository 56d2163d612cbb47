import type { PictureFile } from '../media/pictures.ts'
import type { Service } from '../service.ts'

/** Everything the editor can change, as it is stored, and the pictures it names. */
export async function loadEditorData({ store, catalogue, pictures }: Service) {
  const [settings, menus, pages, quizzes, { products }] = await Promise.all([
    store.getStoredSettings(),
    store.getMenus(),
    store.getPages(),
    store.getQuizzes(),
    catalogue.getSnapshot(),
  ])
  const content = {
    settings: settings.values,
    menus,
    pages: pages.map(({ document: { id, slug, name, sections } }) => ({ id, slug, name, sections })),
    quizzes: quizzes.map(({ id, name, fields }) => ({ id, name, fields })),
    products: products.map(({ id, slug, name, content: own }) => ({ id, slug, name, content: own })),
  }
  const files = [...new Set(findFiles(content))]
  const described = await Promise.all(
    files.map(async (file) => [file, toWire(await pictures.describe(file))] as const),
  )
  const { locales, locale, homePage } = settings.store
  return { ...content, homePage, locale, locales, pictures: Object.fromEntries(described) }
}

/** What the service's answers hold in a picture's place. */
function toWire(picture: PictureFile | undefined) {
  if (picture === undefined) return null
  const { url, width, height, contentType } = picture
  return { url, width, height, content_type: contentType }
}

/** The names in all `{ file: "name.webp" }` of a document. */
function findFiles(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'file' in value && typeof value.file === 'string' ? [value.file] : []
  return [...own, ...Object.values(value).flatMap(findFiles)]
}
