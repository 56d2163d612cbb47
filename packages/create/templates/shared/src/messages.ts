import type { Messages } from '@sorrel/i18n/message'

/** The words of a language of the shop, from its file; `messages.test.ts` says what a file lacks. */
export async function loadMessages(language: string): Promise<Messages> {
  const { default: messages } = await import(`./messages/${language}.json`)
  return messages
}
