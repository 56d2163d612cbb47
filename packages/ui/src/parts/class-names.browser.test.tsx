import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Accordion, AccordionItem } from '../accordion/accordion.tsx'
import { AnnouncementBar } from '../announcement-bar/announcement-bar.tsx'
import { Badge } from '../badge/badge.tsx'
import { Banner } from '../banner/banner.tsx'
import { Box } from '../box/box.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Carousel } from '../carousel/carousel.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Chip, RemovableChip } from '../chip/chip.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'
import { Container } from '../container/container.tsx'
import { CounterBadge } from '../counter-badge/counter-badge.tsx'
import { DefinitionList } from '../definition-list/definition-list.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Divider } from '../divider/divider.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { FileUpload } from '../file-upload/file-upload.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { GalleryLightbox } from '../gallery-lightbox/gallery-lightbox.tsx'
import { Grid } from '../grid/grid.tsx'
import { Heading } from '../heading/heading.tsx'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { bagIcon } from '../icons/icons.ts'
import { Inline } from '../inline/inline.tsx'
import { Link } from '../link/link.tsx'
import { LoadMore } from '../load-more/load-more.tsx'
import { Menu } from '../menu/menu.tsx'
import { MobileNavigation } from '../mobile-navigation/mobile-navigation.tsx'
import { NativeSelect } from '../native-select/native-select.tsx'
import { NavigationMenu } from '../navigation-menu/navigation-menu.tsx'
import { NumberStepper } from '../number-stepper/number-stepper.tsx'
import { OptionPicker } from '../option-picker/option-picker.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { Picture } from '../picture/picture.tsx'
import { Popover } from '../popover/popover.tsx'
import { Price } from '../price/price.tsx'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import { Prose } from '../prose/prose.tsx'
import { RadioCards } from '../radio-cards/radio-cards.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { RangeSlider } from '../range-slider/range-slider.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { Select } from '../select/select.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { SkipLink } from '../skip-link/skip-link.tsx'
import { SlideDown } from '../slide-down/slide-down.tsx'
import { Stack } from '../stack/stack.tsx'
import { StarRatingInput } from '../star-rating-input/star-rating-input.tsx'
import { Stars } from '../stars/stars.tsx'
import { StatusBadge } from '../status-badge/status-badge.tsx'
import { Steps } from '../steps/steps.tsx'
import { navigation } from '../stories/navigation.ts'
import { render } from '../stories/render.tsx'
import { pictures } from '../stories/samples.ts'
import { Swatch } from '../swatch/swatch.tsx'
import { Switch } from '../switch/switch.tsx'
import { Table } from '../table/table.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { Text } from '../text/text.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Textarea } from '../textarea/textarea.tsx'
import { createToastQueue } from '../toast-queue/toast-queue.ts'
import { ToastRegion } from '../toast-region/toast-region.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { RootProps } from './class-names.ts'

const nothing = (): void => undefined
const choice = [{ value: 'a', label: 'A' }]
const steps = { previousLabel: 'Back', nextLabel: 'On' }
const trigger = <Button>Open</Button>
const modal = { open: true, onClose: nothing, title: 'Title', closeLabel: 'Close' }
const words = {
  positions: ['1 of 1'],
  previous: 'Back',
  next: 'On',
  magnify: 'Magnify',
  close: 'Close',
  zoom: 'Open',
}
const shots = { label: 'Soap', pictures: [pictures.soap], index: 0, onIndexChange: nothing, messages: words }
const toasts = createToastQueue()
toasts.add({ tone: 'info', message: 'Hello' })

/** Every component of the kit, with as few props as it takes. */
const COMPONENTS: Readonly<Record<string, (root: RootProps) => ReactElement>> = {
  Accordion: (root) => <Accordion {...root}>A</Accordion>,
  AccordionItem: (root) => (
    <AccordionItem {...root} title="A">
      B
    </AccordionItem>
  ),
  AnnouncementBar: (root) => (
    <AnnouncementBar {...root} label="A">
      B
    </AnnouncementBar>
  ),
  Badge: (root) => <Badge {...root}>New</Badge>,
  Banner: (root) => <Banner {...root}>A</Banner>,
  Box: (root) => <Box {...root}>A</Box>,
  Breadcrumbs: (root) => <Breadcrumbs {...root} label="A" items={[{ label: 'B' }]} />,
  Button: (root) => <Button {...root}>A</Button>,
  'Button as a link': (root) => (
    <Button {...root} href="#a">
      A
    </Button>
  ),
  Card: (root) => <Card {...root}>A</Card>,
  Carousel: (root) => (
    <Carousel {...root} {...steps} label="A">
      B
    </Carousel>
  ),
  Checkbox: (root) => <Checkbox {...root} label="A" />,
  Chip: (root) => <Chip {...root}>A</Chip>,
  Combobox: (root) => <Combobox {...root} label="A" options={choice} emptyLabel="None" />,
  ConfirmDialog: (root) => (
    <ConfirmDialog
      {...root}
      {...modal}
      onConfirm={nothing}
      description="B"
      confirmLabel="Yes"
      cancelLabel="No"
      loadingLabel="Wait"
    />
  ),
  Container: (root) => <Container {...root}>A</Container>,
  CounterBadge: (root) => <CounterBadge {...root} text="2" />,
  DefinitionList: (root) => <DefinitionList {...root} items={[{ term: 'A', value: 'B' }]} />,
  Dialog: (root) => <Dialog {...root} {...modal} />,
  Divider: (root) => <Divider {...root} />,
  Drawer: (root) => (
    <Drawer {...root} {...modal}>
      A
    </Drawer>
  ),
  EmptyState: (root) => <EmptyState {...root} title="A" />,
  FileUpload: (root) => (
    <FileUpload
      {...root}
      label="A"
      files={[]}
      onFilesChange={nothing}
      accept="image/*"
      max={1}
      chooseLabel="B"
      toRemoveLabel={String}
    />
  ),
  Gallery: (root) => <Gallery {...root} {...shots} />,
  GalleryLightbox: (root) => <GalleryLightbox {...root} {...shots} open onClose={nothing} />,
  Grid: (root) => (
    <Grid {...root} columns={{ base: 1 }}>
      A
    </Grid>
  ),
  Heading: (root) => (
    <Heading {...root} level={2}>
      A
    </Heading>
  ),
  Icon: (root) => <Icon {...root} icon={bagIcon} />,
  IconButton: (root) => <IconButton {...root} icon={bagIcon} label="A" />,
  'IconButton as a link': (root) => <IconButton {...root} icon={bagIcon} label="A" href="#a" />,
  Inline: (root) => <Inline {...root}>A</Inline>,
  Link: (root) => (
    <Link {...root} href="#a">
      A
    </Link>
  ),
  LoadMore: (root) => <LoadMore {...root} label="A" countLabel="1 of 2" shown={1} total={2} href="#a" />,
  Menu: (root) => <Menu {...root} trigger={trigger} entries={[{ id: 'a', label: 'A', href: '#a' }]} />,
  MobileNavigation: (root) => <MobileNavigation {...root} label="A" items={navigation} allLabels={{}} />,
  NativeSelect: (root) => (
    <NativeSelect {...root} label="A" options={choice} value="a" onValueChange={nothing} />
  ),
  NavigationMenu: (root) => <NavigationMenu {...root} label="A" items={navigation} toggleLabels={{}} />,
  NumberStepper: (root) => (
    <NumberStepper
      {...root}
      label="A"
      decreaseLabel="Less"
      increaseLabel="More"
      value={1}
      onValueChange={nothing}
    />
  ),
  OptionPicker: (root) => <OptionPicker {...root} legend="A" name="a" options={choice} />,
  Pagination: (root) => (
    <Pagination
      {...root}
      {...steps}
      label="A"
      page={1}
      pageCount={2}
      toPageLabel={String}
      toHref={(target) => `#${target}`}
    />
  ),
  PasswordField: (root) => (
    <PasswordField {...root} label="A" showLabel="Show" hideLabel="Hide" autoComplete="new-password" />
  ),
  Picture: (root) => <Picture {...root} {...pictures.soap} />,
  Popover: (root) => (
    <Popover {...root} trigger={trigger} title="A" open>
      B
    </Popover>
  ),
  Price: (root) => <Price {...root} current="£1" />,
  ProgressBar: (root) => <ProgressBar {...root} label="A" value={1} />,
  Prose: (root) => <Prose {...root} html="<p>A</p>" />,
  RadioCards: (root) => <RadioCards {...root} legend="A" name="a" options={[{ value: 'a', title: 'A' }]} />,
  RadioGroup: (root) => <RadioGroup {...root} legend="A" name="a" options={choice} />,
  RangeSlider: (root) => (
    <RangeSlider
      {...root}
      label="A"
      lowLabel="Low"
      highLabel="High"
      min={0}
      max={9}
      value={[1, 2]}
      onValueChange={nothing}
      toText={String}
      locale="en"
    />
  ),
  RemovableChip: (root) => (
    <RemovableChip {...root} removeLabel="Remove" onRemove={nothing}>
      A
    </RemovableChip>
  ),
  'RemovableChip as a link': (root) => (
    <RemovableChip {...root} removeLabel="Remove" href="#a">
      A
    </RemovableChip>
  ),
  SearchField: (root) => <SearchField {...root} label="A" clearLabel="Clear" />,
  Select: (root) => <Select {...root} label="A" options={choice} />,
  Skeleton: (root) => <Skeleton {...root} />,
  SkipLink: (root) => (
    <SkipLink {...root} target="a">
      A
    </SkipLink>
  ),
  SlideDown: (root) => (
    <SlideDown {...root} open id="a" label="A" pace="menu">
      B
    </SlideDown>
  ),
  Stack: (root) => <Stack {...root}>A</Stack>,
  StarRatingInput: (root) => (
    <StarRatingInput {...root} legend="A" name="a" starLabels={['1', '2', '3', '4', '5']} />
  ),
  Stars: (root) => <Stars {...root} value={4} label="A" />,
  StatusBadge: (root) => (
    <StatusBadge {...root} tone="info">
      A
    </StatusBadge>
  ),
  Steps: (root) => <Steps {...root} label="A" steps={['B']} current={0} doneLabel="done" />,
  Swatch: (root) => <Swatch {...root} color="red" />,
  Switch: (root) => <Switch {...root} label="A" />,
  Table: (root) => (
    <Table
      {...root}
      caption="A"
      columns={[{ key: 'a', header: 'A' }]}
      rows={[{ id: '1', cells: { a: 'B' } }]}
    />
  ),
  Tabs: (root) => <Tabs {...root} label="A" tabs={[{ id: 'a', label: 'A', content: 'B' }]} />,
  Text: (root) => <Text {...root}>A</Text>,
  TextField: (root) => <TextField {...root} label="A" />,
  Textarea: (root) => <Textarea {...root} label="A" />,
  ToastRegion: (root) => <ToastRegion {...root} queue={toasts} label="A" closeLabel="Close" />,
  Tooltip: (root) => (
    <Tooltip {...root} content="A">
      {trigger}
    </Tooltip>
  ),
  VisuallyHidden: (root) => <VisuallyHidden {...root}>A</VisuallyHidden>,
}

const root = { className: 'theirs', style: { outlineOffset: '3px' }, 'data-part': 'their-part' } as const

for (const [name, draw] of Object.entries(COMPONENTS))
  test(`${name} takes a class, a style and a name of its outermost element`, async () => {
    render(draw(root))
    if (name === 'Menu') await page.getByRole('button', { name: 'Open' }).click()
    if (name === 'Tooltip') await page.getByRole('button', { name: 'Open' }).hover()
    await expect.poll(() => document.querySelector('.theirs')).not.toBeNull()
    const found = [...document.querySelectorAll<HTMLElement>('.theirs')]
    expect(found.map((element) => [element.dataset.part, element.style.outlineOffset])).toEqual([
      ['their-part', '3px'],
    ])
  })

test('no component is left out', () => {
  const modules = import.meta.glob<object>(['../*/*.tsx', '!../*/*.{stories,test,browser.test}.tsx'], {
    eager: true,
  })
  const known = new Set(Object.keys(COMPONENTS).map((name) => name.split(' ')[0]))
  const all = Object.entries(modules)
    .filter(([file]) => /^\.\.\/([\w-]+)\/\1\.tsx$/.test(file))
    .flatMap(([, names]) => Object.keys(names))
    .filter((name) => /^[A-Z][a-z]/.test(name))
  expect(all.filter((name) => !known.has(name))).toEqual([])
  expect(all.length).toBeGreaterThan(60)
})
