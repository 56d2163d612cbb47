import { getMessages } from '@sorrel/i18n/messages'

const KEYS = new Set(
  Object.keys(getMessages('en')).flatMap((key) => [
    key,
    key.replace(/_(?:zero|one|two|few|many|other)$/, ''),
  ]),
)

const ATTRIBUTES = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'value']

/** Message keys that the document shows in the place of messages. */
function findRawMessages(): readonly string[] {
  const texts = document.evaluate('//body//text()', document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
  const shown = Array.from(
    { length: texts.snapshotLength },
    (_, index) => texts.snapshotItem(index)?.nodeValue,
  )
  const named = [...document.body.querySelectorAll('*')].flatMap((element) =>
    ATTRIBUTES.map((name) => element.getAttribute(name)),
  )
  return [...shown, ...named].flatMap((text) => (text && KEYS.has(text.trim()) ? [text.trim()] : []))
}

const found = new Set<string>()

/** Looks at all that a story shows from now on; the answer stops. */
export function watchRawMessages(): () => void {
  found.clear()
  const observer = new MutationObserver(() => findRawMessages().forEach((key) => found.add(key)))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  return () => observer.disconnect()
}

/** Throws where a key stood in a message's place since watching began. */
export function refuseRawMessages(): void {
  findRawMessages().forEach((key) => found.add(key))
  if (found.size > 0) throw new Error(`No page brings these messages here: ${[...found].join(', ')}`)
}
