import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Accordion, AccordionItem } from '../accordion/accordion.tsx'
import { AddBar } from '../add-bar/add-bar.tsx'
import { AnnouncementBar } from '../announcement-bar/announcement-bar.tsx'
import { Badge } from '../badge/badge.tsx'
import { Banner } from '../banner/banner.tsx'
import { BareSelect } from '../bare-select/bare-select.tsx'
import { Box } from '../box/box.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Carousel } from '../carousel/carousel.tsx'
import { CartLine } from '../cart-line/cart-line.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Chip, RemovableChip } from '../chip/chip.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'
import { Container } from '../container/container.tsx'
import { CounterBadge } from '../counter-badge/counter-badge.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { DefinitionList } from '../definition-list/definition-list.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Divider } from '../divider/divider.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import { FileUpload } from '../file-upload/file-upload.tsx'
import { FreeDeliveryMeter } from '../free-delivery-meter/free-delivery-meter.tsx'
import { GalleryLightbox } from '../gallery-lightbox/gallery-lightbox.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { Grid } from '../grid/grid.tsx'
import { Heading } from '../heading/heading.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { bagIcon } from '../icons/icons.ts'
import { Inline } from '../inline/inline.tsx'
import { Link } from '../link/link.tsx'
import { LoadMore } from '../load-more/load-more.tsx'
import { Menu } from '../menu/menu.tsx'
import { MobileNavigation } from '../mobile-navigation/mobile-navigation.tsx'
import { NativePopover } from '../native-popover/native-popover.tsx'
import { NativeSelect } from '../native-select/native-select.tsx'
import { NavigationMenu } from '../navigation-menu/navigation-menu.tsx'
import { NumberStepper } from '../number-stepper/number-stepper.tsx'
import { OptionPicker } from '../option-picker/option-picker.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { Picture } from '../picture/picture.tsx'
import { Popover } from '../popover/popover.tsx'
import { Price } from '../price/price.tsx'
import { ProductCard } from '../product-card/product-card.tsx'
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
import { render } from '../stories/render.tsx'
import { Swatch } from '../swatch/swatch.tsx'
import { Switch } from '../switch/switch.tsx'
import { Table } from '../table/table.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Text } from '../text/text.tsx'
import { ThemeScope } from '../theme-scope/theme-scope.tsx'
import { Textarea } from '../textarea/textarea.tsx'
import { createToastQueue } from '../toast/toast.ts'
import { ToastRegion } from '../toast-region/toast-region.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const own = { className: 'own', style: { opacity: 0.5 } } as const
const nothing = (): void => undefined
const picture = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: 'Soap', width: 8, height: 9 }
const words = {
  positionLabels: ['Picture 1 of 1'],
  previousLabel: 'Previous',
  nextLabel: 'Next',
  magnifyLabel: 'Magnify',
  closeLabel: 'Close',
}
const entry = { id: 'soap', label: 'Soap', href: '/soap' }
const radio = { name: 'scent', value: 'oat', onValueChange: nothing }
const OPTIONS = [{ value: 'oat', label: 'Oat' }]
const toasts = createToastQueue()
toasts.add({ tone: 'info', message: 'Saved' }, { timeout: 0 })

/** Every component of the kit with a class and a style of its user. */
const ELEMENTS: Readonly<Record<string, ReactElement>> = {
  Accordion: <Accordion {...own}>Care</Accordion>,
  AccordionItem: (
    <AccordionItem {...own} title="Care">
      Keep dry
    </AccordionItem>
  ),
  AddBar: (
    <AddBar {...own} price="£2" action={<Button>Add</Button>}>
      <Button>Add · £2</Button>
    </AddBar>
  ),
  AnnouncementBar: (
    <AnnouncementBar {...own} label="Announcement">
      Sale
    </AnnouncementBar>
  ),
  Badge: <Badge {...own}>New</Badge>,
  Banner: <Banner {...own}>Saved</Banner>,
  BareSelect: (
    <BareSelect {...own} aria-label="Scent" options={OPTIONS} defaultValue="oat" onValueChange={nothing} />
  ),
  Box: <Box {...own} />,
  Breadcrumbs: <Breadcrumbs {...own} label="Way" items={[{ label: 'Soap' }]} />,
  Button: <Button {...own}>Buy</Button>,
  Card: <Card {...own}>Soap</Card>,
  Carousel: (
    <Carousel {...own} label="New" previousLabel="Previous" nextLabel="Next">
      <p>Soap</p>
    </Carousel>
  ),
  CartLine: <CartLine {...own} name="Soap" total="£2" />,
  Checkbox: <Checkbox {...own} label="Gift" />,
  Chip: <Chip {...own}>Oat</Chip>,
  Combobox: <Combobox {...own} label="Country" options={[]} emptyLabel="None" />,
  ConfirmDialog: (
    <ConfirmDialog
      {...own}
      open
      onOpenChange={nothing}
      onConfirm={nothing}
      title="Cancel it?"
      description="It ends today."
      confirmLabel="Cancel it"
      cancelLabel="Keep it"
      closeLabel="Close"
      loadingLabel="Waiting"
    />
  ),
  Container: <Container {...own} />,
  CounterBadge: <CounterBadge {...own} text="2" />,
  DateField: <DateField {...own} label="Day" />,
  DefinitionList: <DefinitionList {...own} items={[{ term: 'Total', value: '£2' }]} />,
  Dialog: <Dialog {...own} open onOpenChange={nothing} title="Address" closeLabel="Close" />,
  Divider: <Divider {...own} />,
  Drawer: (
    <Drawer {...own} open onOpenChange={nothing} title="Bag" closeLabel="Close">
      Soap
    </Drawer>
  ),
  EmptyState: <EmptyState {...own} title="Nothing here" />,
  ErrorSummary: <ErrorSummary {...own} title="One field needs your attention." />,
  FileUpload: (
    <FileUpload
      {...own}
      label="Pictures"
      files={[]}
      onFilesChange={nothing}
      accept="image/*"
      max={2}
      chooseLabel="Add"
      toRemoveLabel={(name) => name}
    />
  ),
  FreeDeliveryMeter: <FreeDeliveryMeter {...own} label="Delivery" message="£2 to go" value={0.5} />,
  Gallery: (
    <Gallery
      {...own}
      label="Soap"
      pictures={[picture]}
      index={0}
      onIndexChange={nothing}
      {...words}
      zoomLabel="Open"
    />
  ),
  GalleryLightbox: (
    <GalleryLightbox
      {...own}
      open
      onOpenChange={nothing}
      label="Soap"
      pictures={[picture]}
      index={0}
      onIndexChange={nothing}
      {...words}
    />
  ),
  Grid: <Grid {...own} columns={{ base: 1 }} />,
  Heading: (
    <Heading {...own} level={2}>
      Soap
    </Heading>
  ),
  Icon: <Icon {...own} icon={bagIcon} />,
  IconButton: <IconButton {...own} icon={bagIcon} label="Bag" />,
  Inline: <Inline {...own} />,
  Link: (
    <Link {...own} href="/soap">
      Soap
    </Link>
  ),
  LoadMore: <LoadMore {...own} label="More" countLabel="1 of 2" shown={1} total={2} href="?page=2" />,
  Menu: <Menu {...own} trigger={<button type="button">Open</button>} entries={[entry]} />,
  MobileNavigation: <MobileNavigation {...own} label="Main" items={[entry]} allLabels={{}} />,
  NativePopover: (
    <NativePopover {...own} label="Scent">
      Oat
    </NativePopover>
  ),
  NativeSelect: <NativeSelect {...own} label="Scent" options={OPTIONS} value="oat" onValueChange={nothing} />,
  NavigationMenu: <NavigationMenu {...own} label="Main" items={[entry]} toggleLabels={{}} />,
  NumberStepper: (
    <NumberStepper
      {...own}
      label="Quantity"
      decreaseLabel="Less"
      increaseLabel="More"
      value={1}
      onValueChange={nothing}
    />
  ),
  OptionPicker: <OptionPicker {...own} {...radio} label="Scent" options={OPTIONS} />,
  Pagination: (
    <Pagination
      {...own}
      label="Pages"
      page={1}
      pageCount={2}
      previousLabel="Previous"
      nextLabel="Next"
      toPageLabel={String}
      toHref={String}
    />
  ),
  PasswordField: (
    <PasswordField
      {...own}
      label="Password"
      showLabel="Show"
      hideLabel="Hide"
      autoComplete="current-password"
    />
  ),
  Picture: <Picture {...own} {...picture} />,
  Popover: (
    <Popover {...own} trigger={<button type="button">Open</button>} title="Filter">
      Oat
    </Popover>
  ),
  Price: <Price {...own} now="£2" />,
  ProductCard: <ProductCard {...own} name="Soap" href="/soap" level={2} />,
  ProgressBar: <ProgressBar {...own} value={1} label="Delivery" />,
  Prose: <Prose {...own} html="<p>Soap</p>" />,
  RadioCards: <RadioCards {...own} {...radio} label="Buy" options={[{ value: 'oat', title: 'Once' }]} />,
  RadioGroup: <RadioGroup {...own} {...radio} label="Scent" options={OPTIONS} />,
  RangeSlider: (
    <RangeSlider
      {...own}
      label="Price"
      lowLabel="Lowest"
      highLabel="Highest"
      min={0}
      max={10}
      value={[0, 10]}
      onValueChange={nothing}
      toText={String}
      locale="en-GB"
    />
  ),
  RemovableChip: (
    <RemovableChip {...own} removeLabel="Remove Oat" onRemove={nothing}>
      Oat
    </RemovableChip>
  ),
  SearchField: <SearchField {...own} label="Search" clearLabel="Clear" />,
  Select: <Select {...own} label="Scent" options={OPTIONS} />,
  Skeleton: <Skeleton {...own} />,
  SkipLink: (
    <SkipLink {...own} target="main">
      Skip
    </SkipLink>
  ),
  SlideDown: (
    <SlideDown {...own} open id="menu" label="Menu" pace="menu">
      Soap
    </SlideDown>
  ),
  Stack: <Stack {...own} />,
  StarRatingInput: (
    <StarRatingInput {...own} name="rating" label="Rating" starLabels={['1', '2', '3', '4', '5']} />
  ),
  Stars: <Stars {...own} value={4} label="4 of 5" />,
  StatusBadge: (
    <StatusBadge {...own} tone="info">
      Sent
    </StatusBadge>
  ),
  Steps: <Steps {...own} label="Progress" steps={['Scent', 'Size']} current={0} doneLabel="done" />,
  Swatch: <Swatch {...own} color="red" />,
  Switch: <Switch {...own} label="News" />,
  Table: <Table {...own} caption="Orders" columns={[{ key: 'id', header: 'Order' }]} rows={[]} />,
  Tabs: <Tabs {...own} label="Soap" tabs={[{ id: 'care', label: 'Care', content: 'Keep dry' }]} />,
  Text: <Text {...own}>Soap</Text>,
  ThemeScope: <ThemeScope {...own}>Soap</ThemeScope>,
  TextField: <TextField {...own} label="Street" />,
  Textarea: <Textarea {...own} label="Note" />,
  ToastRegion: <ToastRegion {...own} queue={toasts} label="Notifications" closeLabel="Close" />,
  Tooltip: (
    <Tooltip {...own} content="Bag">
      <button type="button">Open</button>
    </Tooltip>
  ),
  VisuallyHidden: <VisuallyHidden {...own}>Soap</VisuallyHidden>,
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../*/*.tsx', '!**/*.{test,stories}.tsx'],
  { eager: true },
)

/** Exports of a module that has the name of its folder are public. */
const COMPONENTS = Object.entries(modules).flatMap(([path, names]) =>
  /\/([^/]+)\/\1\.tsx$/.test(path)
    ? Object.entries(names).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
    : [],
)

test('every component is in the table', () => {
  expect(Object.keys(ELEMENTS).toSorted()).toEqual(COMPONENTS.toSorted())
})

const toPart = (name: string): string => name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

test.each(Object.entries(ELEMENTS))('%s takes a class and a style', async (name, element) => {
  render(element)
  const opener = page.getByRole('button', { name: 'Open', exact: true })
  if (name === 'Tooltip') await userEvent.hover(opener)
  if (name === 'Menu' || name === 'Popover') await opener.click()
  await expect.poll(() => document.querySelectorAll('.own').length).toBe(1)
  const root = document.querySelector<HTMLElement>('.own')
  expect(root?.dataset.part).toBe(toPart(name))
  expect(root?.style.opacity).toBe('0.5')
})

test('the kit keeps its own classes beside those of its user', async () => {
  render(<Badge {...own}>New</Badge>)
  await expect.poll(() => document.querySelector('.own')?.classList.length).toBeGreaterThan(2)
})

test('a component made of another one has a name of its own', async () => {
  render(
    <Card data-part="plan">
      <Badge>New</Badge>
    </Card>,
  )
  await expect.poll(() => document.querySelector('[data-part="plan"] > [data-part="badge"]')).not.toBeNull()
})

test('states that hold are listed, others are not', async () => {
  render(
    <>
      <Button disabled>Buy</Button>
      <Button loading loadingLabel="Waiting">
        Pay
      </Button>
      <TextField label="Street" error="Enter a street." disabled />
      <TextField label="Town" />
    </>,
  )
  const getState = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset.state)
  await expect.poll(() => getState('[data-part="button"]')).toEqual(['disabled', 'loading'])
  expect(getState('[data-part="text-field"]')).toEqual(['disabled invalid', undefined])
})

test('a chosen tab says so', async () => {
  render(
    <Tabs
      label="Soap"
      tabs={[
        { id: 'care', label: 'Care', content: 'Keep dry' },
        { id: 'scent', label: 'Scent', content: 'Oat' },
      ]}
    />,
  )
  await page.getByRole('tab', { name: 'Scent' }).click()
  await expect.element(page.getByRole('tab', { name: 'Scent' })).toHaveAttribute('data-state', 'selected')
  await expect.element(page.getByRole('tab', { name: 'Care' })).not.toHaveAttribute('data-state')
})
