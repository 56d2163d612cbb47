import type { StoryIndex } from 'storybook/internal/types'
import { shopGuides } from './docs/shop-guides.ts'
import { readKitGuides } from './kit-guides.ts'

/** What makes the index of stories, which the sidebar shows and searches. */
export interface IndexGenerator {
  getIndexAndStats: () => Promise<{ readonly storyIndex: StoryIndex }>
}

/** Other names for what a guide is about, by the title of its stories. */
async function readSynonyms(): Promise<ReadonlyMap<string, readonly string[]>> {
  const kit = (await readKitGuides()).map(({ title, guide }) => [title, guide.synonyms] as const)
  const shop = Object.entries(shopGuides).map(([title, guide]) => [title, guide.synonyms ?? []] as const)
  return new Map([...kit, ...shop])
}

/**
 * The index with synonyms as anchors, which the sidebar searches besides names and titles: those of the docs page, or of
 * the first story where there is none.
 */
function addSynonyms(index: StoryIndex, synonyms: ReadonlyMap<string, readonly string[]>): StoryIndex {
  const entries = { ...index.entries }
  const titles = Map.groupBy(Object.values(entries), ({ title }) => title)
  for (const [title, names] of synonyms) {
    const own = titles.get(title) ?? []
    const entry = own.find(({ type }) => type === 'docs') ?? own[0]
    const anchors = names.map((name) => ({ id: '', title: name }))
    if (entry && anchors.length > 0) entries[entry.id] = Object.assign({}, entry, { anchors })
  }
  return { ...index, entries }
}

const known = new WeakSet<IndexGenerator>()

/** Lets the sidebar find a docs page by the synonyms of its guide: Storybook itself searches names and titles only. */
export async function searchSynonyms<Generator extends IndexGenerator>(
  generator: Generator,
): Promise<Generator> {
  // Storybook keeps one generator and asks for it many times.
  if (known.has(generator)) return generator
  known.add(generator)
  const synonyms = await readSynonyms()
  const read = generator.getIndexAndStats.bind(generator)
  generator.getIndexAndStats = async () => {
    const { storyIndex, ...rest } = await read()
    return { ...rest, storyIndex: addSynonyms(storyIndex, synonyms) }
  }
  return generator
}
