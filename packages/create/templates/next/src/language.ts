import { notFound } from 'next/navigation'
import { shop } from './shop'

export interface LanguageProps {
  readonly params: Promise<{ readonly language: string }>
}

/** The language of an address; an unknown one is no page. */
export async function readLanguage({ params }: LanguageProps): Promise<string> {
  const { language } = await params
  const known = shop.languages.find((one) => one === language)
  return known ?? notFound()
}
