import type { Localized } from '../catalogue/documents.ts'

/** A text in the three locales of the demo store. */
export function text(en: string, fr: string, de: string): Localized {
  return { en, fr, de }
}

/** A name, code or number that reads the same in every locale. */
export function same(word: string): Localized {
  return { en: word, fr: word, de: word }
}

/** Builds one text out of others, locale by locale. */
export function compose(build: (locale: keyof Localized) => string): Localized {
  return { en: build('en'), fr: build('fr'), de: build('de') }
}

/** A paragraph of rich text. The sentences are HTML already: `&` is written `&amp;`. */
export function paragraph(en: string, fr: string, de: string): Localized {
  return text(`<p>${en}</p>`, `<p>${fr}</p>`, `<p>${de}</p>`)
}
