import { useLayoutEffect, useRef, useState } from 'react'
import { AccordionItem } from '../../accordion/accordion.tsx'
import { Button } from '../../button/button.tsx'
import { Heading } from '../../heading/heading.tsx'
import { Inline } from '../../inline/inline.tsx'
import { Link } from '../../link/link.tsx'
import { Stack } from '../../stack/stack.tsx'
import { Table } from '../../table/table.tsx'
import { Text } from '../../text/text.tsx'
import { Textarea } from '../../textarea/textarea.tsx'
import { applyTheme, type Theme } from '../../theme/theme.ts'
import type { ThemeOptions } from '../../theme/theme-options.ts'
import type { ThemeWarning } from '../../theme/theme-reader.ts'
import { themePresets } from '../../theme-presets/theme-presets.ts'
import { compareThemes, toDesignTokens } from '../../design-tokens/design-tokens.ts'
import { auditTheme, type ContrastFailure } from './audit-theme.ts'
import { readSettings } from './read-settings.ts'
import { toManagerAddress } from '../story-address.ts'
import { saveFile } from './save-file.ts'
import { toSettingsCode } from './shared-settings.ts'
import { getStoryTheme, OWN_THEME, readOwnSettings, type StoryGlobals } from './story-themes.ts'
import { ThemeForm } from './theme-form.tsx'
import { ThemePreview } from './theme-preview.tsx'
import * as styles from './theme-editor.css.ts'

export interface ThemeEditorProps {
  /** Settings to begin with, as JSON. Those of the toolbar come first. */
  readonly settings: string
  /** The choices of the toolbar. */
  readonly globals: StoryGlobals
}

const toJson = (options: ThemeOptions): string => JSON.stringify(options, null, 2)

/** Families of the page's `@font-face` rules. */
const getLoadedFonts = (): readonly string[] =>
  [...document.fonts].map(({ family }) => family.replace(/^["']|["']$/g, ''))

/**
 * Shows the kit in the theme of the merchant's form, or of pasted settings, and lists the values that could not be used or
 * read. Broken JSON keeps the last theme.
 */
export function ThemeEditor({ settings, globals }: ThemeEditorProps) {
  const [text, setText] = useState(() => readOwnSettings(globals) ?? settings)
  const [good, setGood] = useState<ThemeOptions>(() => getOptions(text) ?? {})
  const pasted = readSettings(text)
  const { theme, failures } = auditTheme(good, { loadedFonts: getLoadedFonts() })
  const page = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (page.current ? applyTheme(page.current, theme) : undefined), [theme])
  const change = (next: string) => {
    setText(next)
    const options = getOptions(next)
    if (options) setGood(options)
  }
  return (
    <div ref={page} className={styles.page} data-surface="primary">
      <div className={styles.desk}>
        <Heading level={1} size="3xl">
          Theme editor
        </Heading>
        <Inline gap="8">
          {Object.entries(themePresets).map(([name, options]) => (
            <Button key={name} size="sm" variant="secondary" onClick={() => change(toJson(options))}>
              {name}
            </Button>
          ))}
        </Inline>
        <ThemeForm options={good} onChange={(options) => change(toJson(options))} />
        <Textarea
          label="Settings as JSON"
          description="A store’s settings, their values, a theme, or a file of design tokens. Empty is the default look."
          rows={14}
          spellCheck={false}
          value={text}
          onValueChange={change}
          error={pasted.kind === 'invalid' ? pasted.reason : undefined}
        />
        <Destinations text={text} globals={globals} />
        <Handover text={text} globals={globals} options={good} theme={theme} />
      </div>
      <div className={styles.preview}>
        <ThemePreview />
      </div>
      <div className={styles.report}>
        <Warnings warnings={theme.warnings} />
        <Failures failures={failures} />
        <Differences before={getStoryTheme(globals)} after={theme} />
      </div>
    </div>
  )
}

interface DestinationsProps {
  readonly text: string
  readonly globals: StoryGlobals
}

/** The toolbar's choices with the settings as its own theme. */
const toOwn = ({ text, globals }: DestinationsProps): StoryGlobals => ({
  ...globals,
  theme: OWN_THEME,
  settings: toSettingsCode(text),
})

/** Leads to where else the theme can be seen. From then on the toolbar has it. */
function Destinations(props: DestinationsProps) {
  const own = toOwn(props)
  return (
    <Inline gap="16">
      <Link href={toManagerAddress('pages-home--standard', own)} target="_top">
        See it on every page
      </Link>
      <Link href={toManagerAddress('foundations-four-themes--side-by-side', own)} target="_top">
        Compare it
      </Link>
    </Inline>
  )
}

interface HandoverProps extends DestinationsProps {
  readonly options: ThemeOptions
  readonly theme: Theme
}

/** The editor's exports: an address that shows the same theme, and files. */
function Handover({ text, globals, options, theme }: HandoverProps) {
  const [note, setNote] = useState('')
  const address = toManagerAddress('foundations-theme-editor--live', toOwn({ text, globals }))
  const share = () =>
    void navigator.clipboard.writeText(new URL(address, window.location.href).href).then(
      () => setNote('The address is in the clipboard.'),
      () => setNote('The browser does not give access to the clipboard.'),
    )
  return (
    <Stack gap="8">
      <Inline gap="8">
        <Button size="sm" onClick={share}>
          Copy address
        </Button>
        <Button size="sm" variant="secondary" onClick={() => saveFile('theme.json', options)}>
          Theme file
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => saveFile('design-tokens.json', toDesignTokens(theme))}
        >
          Design tokens
        </Button>
      </Inline>
      <div role="status">
        <Text size="sm">{note}</Text>
      </div>
    </Stack>
  )
}

function getOptions(text: string): ThemeOptions | undefined {
  const pasted = readSettings(text)
  return pasted.kind === 'theme' ? pasted.options : undefined
}

const PROBLEMS: Readonly<Record<ThemeWarning['problem'], string>> = {
  color: 'Not a colour; the default is used.',
  contrast: 'Text would be unreadable on it; the default is used.',
  choice: 'Not one of the choices; the default is used.',
  number: 'Not a number; the default is used.',
  range: 'Out of range; the nearest value is used.',
  font: 'Not a font name; the default is used.',
  'font-not-loaded': 'This page doesn’t load the font; a system font is used.',
  unknown: 'Not a theme setting; the nearest is',
}

function Warnings({ warnings }: { readonly warnings: readonly ThemeWarning[] }) {
  return (
    <Stack gap="12">
      <Heading level={2} size="lg">
        {warnings.length === 0 ? 'Every value can be used' : `Not used: ${warnings.length}`}
      </Heading>
      {warnings.length > 0 && (
        <Table
          caption="Values that could not be used"
          columns={[
            { key: 'path', header: 'Setting' },
            { key: 'value', header: 'Value' },
          ]}
          rows={warnings.map(({ path, value, problem, nearest }, index) => ({
            id: `${path} ${index}`,
            cells: { path: <Setting path={path} problem={problem} nearest={nearest} />, value },
          }))}
        />
      )}
    </Stack>
  )
}

function Setting({ path, problem, nearest }: Pick<ThemeWarning, 'path' | 'problem' | 'nearest'>) {
  return (
    <span className={styles.setting}>
      <span>{path}</span>
      <Text as="span" size="xs">
        {nearest === undefined ? PROBLEMS[problem] : `${PROBLEMS[problem]} ${nearest}.`}
      </Text>
    </span>
  )
}

const NONE = 'none'

/** What the settings, or pasted design tokens, change in the theme of the toolbar. */
function Differences({ before, after }: { readonly before: Theme; readonly after: Theme }) {
  const differences = compareThemes(before, after)
  return (
    <AccordionItem title={`Changed in the toolbar’s theme: ${differences.length}`} level={2}>
      <Table
        caption="Variables that change"
        columns={[
          { key: 'variable', header: 'Variable' },
          { key: 'before', header: 'Before' },
          { key: 'after', header: 'After' },
        ]}
        rows={differences.map(({ variable, before: from = NONE, after: to = NONE }) => ({
          id: variable,
          cells: { variable: variable.replace('--sorrel-', ''), before: from, after: to },
        }))}
      />
    </AccordionItem>
  )
}

const toRatio = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`

function Failures({ failures }: { readonly failures: readonly ContrastFailure[] }) {
  return (
    <Stack gap="12">
      <Heading level={2} size="lg">
        {failures.length === 0 ? 'Every colour reads' : `Too little contrast: ${failures.length}`}
      </Heading>
      {failures.length > 0 && (
        <>
          <Text size="sm">The theme moves these to the nearest lightness that reads.</Text>
          <Table
            caption="Colours with too little contrast"
            columns={[
              { key: 'use', header: 'Where' },
              { key: 'expected', header: 'Setting' },
              { key: 'needed', header: 'Needs' },
              { key: 'shown', header: 'Shown' },
            ]}
            rows={failures.map((failure) => ({
              id: failure.use,
              cells: {
                use: failure.use,
                expected: `${failure.expected}, ${toRatio(failure.expectedRatio)}`,
                needed: toRatio(failure.needed),
                shown: `${failure.shown}, ${toRatio(failure.shownRatio)}`,
              },
            }))}
          />
        </>
      )}
    </Stack>
  )
}
