import { createMessages } from '@sorrel/i18n/message'
import { notFound } from 'next/navigation'
import { language as readLanguage } from 'next/root-params'
import { loadMessages } from './messages'
import { shop } from './shop'

/** The page's language and its words, on the server. Another language is no page. */
export async function readWords() {
  const asked = await readLanguage()
  const language = shop.languages.find((one) => one === asked) ?? notFound()
  const messages = await loadMessages(language)
  return { language, messages, t: createMessages({ locale: language, messages }) }
}
