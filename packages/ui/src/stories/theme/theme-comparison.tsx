import { useEffect, useState } from 'react'
import { BareSelect } from '../../bare-select/bare-select.tsx'
import { NativeSelect } from '../../native-select/native-select.tsx'
import { classNames } from '../../parts/root.ts'
import { ThemeScope } from '../../theme-scope/theme-scope.tsx'
import { toThemeCss } from '../../theme/theme.ts'
import { type LoadedStory, ScopedStory, useLoadedStory } from './loaded-story.tsx'
import { getStoryTheme, STORY_THEMES, type StoryGlobals } from './story-themes.ts'
import * as styles from './theme-comparison.css.ts'

interface Entry {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: string
  readonly tags?: readonly string[]
}

interface Index {
  readonly entries: Readonly<Record<string, Entry>>
}

export interface ThemeComparisonProps {
  /** Storybook's id of the story to begin with. */
  readonly story: string
  /** The choices of the toolbar; its theme is the first of the four. */
  readonly globals: StoryGlobals
}

/** The sidebar's entries in order, without those that a play function brings into their state. */
async function fetchStories(): Promise<readonly Entry[]> {
  const answer = await fetch('index.json')
  const { entries }: Index = await answer.json()
  return Object.values(entries).filter(
    ({ type, tags = [] }) => type === 'story' && tags.includes('dev') && !tags.includes('posed'),
  )
}

const THEMES = Object.entries(STORY_THEMES).map(([value, label]) => ({ value, label }))
const FIRST = ['sorrel', 'ember', 'onyx', 'sherbet'] as const

/** The themes to begin with: the toolbar's where it is another one, then the presets. */
const toFour = ({ theme }: StoryGlobals): readonly string[] =>
  [...new Set([String(theme), ...FIRST])].slice(0, FIRST.length)

/** A story in four themes at once, in parts of one page. */
export function ThemeComparison({ story, globals }: ThemeComparisonProps) {
  const [chosen, setChosen] = useState(story)
  const [stories, setStories] = useState<readonly Entry[]>([])
  const [grid, setGrid] = useState<HTMLElement | null>(null)
  const loaded = useLoadedStory(chosen, grid)
  useEffect(() => {
    // Without the list the story to begin with is the only choice.
    fetchStories().then(setStories, () => undefined)
  }, [])
  const options = stories.map(({ id, title, name }) => ({ value: id, label: `${title} · ${name}` }))
  const isSmall = loaded?.story.title.startsWith('Components/') === true
  return (
    <div className={styles.page}>
      <div className={styles.choice}>
        <NativeSelect
          label="Story"
          value={chosen}
          options={options.length > 0 ? options : [{ value: chosen, label: chosen }]}
          onValueChange={setChosen}
        />
      </div>
      <div ref={setGrid} className={classNames(styles.grid, !isSmall && styles.screens)}>
        {toFour(globals).map((theme, index) => (
          <Scope key={`${chosen} ${theme}`} index={index} first={theme} globals={globals} of={loaded} />
        ))}
      </div>
    </div>
  )
}

interface ScopeProps {
  readonly index: number
  /** The theme to begin with. */
  readonly first: string
  readonly globals: StoryGlobals
  readonly of: LoadedStory | undefined
}

function Scope({ index, first, globals, of }: ScopeProps) {
  const [theme, setTheme] = useState(first)
  const own = { ...globals, theme }
  const scope = `four-themes-${index}`
  const isPadded = of?.context.parameters.layout !== 'fullscreen'
  return (
    <figure className={styles.item}>
      <figcaption className={styles.name}>
        <BareSelect
          aria-label={`Theme ${index + 1}`}
          options={THEMES}
          value={theme}
          onValueChange={setTheme}
        />
      </figcaption>
      <style>{toThemeCss(getStoryTheme(own), `.${scope}`)}</style>
      <ThemeScope className={classNames(styles.scope, isPadded && styles.padded, scope)}>
        {of && <ScopedStory key={theme} of={of} globals={own} />}
      </ThemeScope>
    </figure>
  )
}
