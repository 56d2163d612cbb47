import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const root = import.meta.dirname

const manifest: unknown = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
const hasExports = (value: unknown): value is { readonly exports: Readonly<Record<string, string>> } =>
  typeof value === 'object' && value !== null && 'exports' in value
if (!hasExports(manifest)) throw new Error('package.json names no exports')

/** `./button` → `button`; style sheets, fonts and the manifest are no modules. */
const modules = Object.entries(manifest.exports).flatMap(([subpath, file]) =>
  file.endsWith('.js') && !subpath.includes('*') ? [subpath.slice(2)] : [],
)

const toSource = (name: string): string => {
  const file = ['tsx', 'ts']
    .map((extension) => `src/${name}/${name}.${extension}`)
    .find((path) => existsSync(`${root}/${path}`))
  if (!file) throw new Error(`no source for ${name}`)
  return file
}

async function readNames(name: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [`${root}/${toSource(name)}`],
    outdir: 'out',
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  return Object.values(metafile.outputs)[0]?.exports.toSorted() ?? []
}

const isClient = (name: string): boolean =>
  readFileSync(`${root}/${toSource(name)}`, 'utf8').startsWith("'use client'")

test('every folder with a module of its own name is public, and nothing else is', () => {
  const own = globSync('src/*/*.{ts,tsx}', { cwd: root })
    .filter((file) => basename(file).replace(/\.tsx?$/, '') === basename(dirname(file)))
    .map((file) => basename(dirname(file)))
  expect(modules.toSorted()).toEqual(own.toSorted())
})

test('only what needs a script is a client module', () => {
  expect(modules.filter(isClient)).toMatchInlineSnapshot(`
    [
      "add-bar",
      "bare-select",
      "carousel",
      "checkbox",
      "combobox",
      "confirm-dialog",
      "date-field",
      "dialog",
      "drawer",
      "early-choice",
      "error-summary",
      "file-upload",
      "gallery",
      "gallery-lightbox",
      "menu",
      "native-popover",
      "native-select",
      "navigation-menu",
      "number-stepper",
      "option-picker",
      "password-field",
      "popover",
      "radio-cards",
      "radio-group",
      "range-slider",
      "search-field",
      "select",
      "switch",
      "tabs",
      "text-field",
      "textarea",
      "theme-scope",
      "toast-region",
      "tooltip",
    ]
  `)
})

test('the names of the public modules', async () => {
  const names = await Promise.all(
    modules.map(async (name) => `${name}: ${(await readNames(name)).join(' ')}`),
  )
  expect(names.filter((line) => !/^(icons|social-icons):/.test(line))).toMatchInlineSnapshot(`
    [
      "accordion: Accordion AccordionItem",
      "add-bar: AddBar",
      "announcement-bar: AnnouncementBar",
      "badge: Badge",
      "banner: Banner",
      "bare-select: BareSelect",
      "box: Box",
      "breadcrumbs: Breadcrumbs",
      "button: Button",
      "card: Card",
      "carousel: Carousel",
      "cart-line: CartLine",
      "checkbox: Checkbox",
      "chip: Chip RemovableChip",
      "combobox: Combobox",
      "confirm-dialog: ConfirmDialog",
      "container: Container",
      "counter-badge: CounterBadge",
      "date-field: DateField",
      "definition-list: DefinitionList",
      "design-tokens: compareThemes fromDesignTokens toDesignTokens",
      "dialog: Dialog",
      "divider: Divider",
      "drawer: Drawer",
      "early-choice: useEarlyChoice",
      "empty-state: EmptyState",
      "error-summary: ErrorSummary",
      "file-upload: FileUpload",
      "font-files: fontFiles",
      "free-delivery-meter: FreeDeliveryMeter",
      "gallery: Gallery",
      "gallery-lightbox: GalleryLightbox",
      "grid: Grid",
      "heading: Heading",
      "icon: Icon",
      "icon-button: IconButton",
      "inline: Inline",
      "link: Link",
      "load-more: LoadMore",
      "menu: Menu",
      "mobile-navigation: MobileNavigation",
      "native-popover: NativePopover",
      "native-select: NativeSelect",
      "navigation-menu: NavigationMenu",
      "number-stepper: NumberStepper",
      "option-picker: OptionPicker",
      "pagination: Pagination",
      "password-field: PasswordField",
      "picture: Picture",
      "popover: Popover",
      "price: Price",
      "product-card: ProductCard",
      "progress-bar: ProgressBar",
      "prose: Prose",
      "radio-cards: RadioCards",
      "radio-group: RadioGroup",
      "range-slider: RangeSlider",
      "search-field: SearchField",
      "select: Select",
      "skeleton: Skeleton",
      "skip-link: SkipLink",
      "slide-down: SlideDown",
      "stack: Stack",
      "star-rating-input: StarRatingInput",
      "stars: Stars",
      "status-badge: StatusBadge",
      "steps: Steps",
      "swatch: Swatch",
      "switch: Switch",
      "table: Table",
      "tabs: Tabs",
      "text: Text",
      "text-field: TextField",
      "textarea: Textarea",
      "theme: applyTheme componentTokens createSurface createTheme getTextContrast themeContract toThemeCss",
      "theme-scope: ThemeScope",
      "theme-presets: themePresets",
      "toast: createToastQueue",
      "toast-region: ToastRegion",
      "tooltip: Tooltip",
      "visually-hidden: VisuallyHidden",
    ]
  `)
})
