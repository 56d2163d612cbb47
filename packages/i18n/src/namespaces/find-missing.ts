import { getParameters } from '../messages.ts'
import type { Messages } from '../message.ts'
import { getStem } from './namespaces.ts'
import { flattenMessages, type MessageTree } from '../tree.ts'

/** Keys, plural forms and parameters that a language's namespace lacks compared with English. Empty when complete. */
export function findMissing(locale: string, english: MessageTree, own: MessageTree): readonly string[] {
  const ours = flattenMessages('en', english)
  const theirs = flattenMessages(locale, own)
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const wanted = Object.keys(ours).flatMap((key) =>
    key === getStem(key) ? [key] : forms.map((form) => `${getStem(key)}_${form}`),
  )
  const missing = [...new Set(wanted)].filter((key) => !theirs[key]?.trim())
  const surplus = Object.keys(theirs).filter((key) => !wanted.includes(key))
  const unlike = [...new Set(Object.keys(ours).map(getStem))]
    .filter((stem) => !missing.some((key) => getStem(key) === stem))
    .filter((stem) => String(getNames(ours, stem)) !== String(getNames(theirs, stem)))
  return [
    ...missing.map((key) => `${key} is missing`),
    ...surplus.map((key) => `${key} is not English`),
    ...unlike.map(
      (stem) => `${stem} names other parameters: ${getNames(ours, stem).join(', ') || 'none'} in English`,
    ),
  ]
}

/** The parameters that occur in any form of a message. */
function getNames(messages: Messages, stem: string): readonly string[] {
  const texts = Object.entries(messages).flatMap(([key, text]) => (getStem(key) === stem ? [text] : []))
  return getParameters(texts.join(' '))
}
