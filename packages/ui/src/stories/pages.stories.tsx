import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { AccordionItem } from '../accordion/accordion.tsx'
import { Box } from '../box/box.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { Button } from '../button/button.tsx'
import { Carousel } from '../carousel/carousel.tsx'
import { Chip, RemovableChip } from '../chip/chip.tsx'
import { Container } from '../container/container.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { Grid } from '../grid/grid.tsx'
import { Heading } from '../heading/heading.tsx'
import { Icon } from '../icon/icon.tsx'
import { leafIcon, rabbitIcon, recycleIcon } from '../icons/icons.ts'
import { Inline } from '../inline/inline.tsx'
import { Link } from '../link/link.tsx'
import { NumberStepper } from '../number-stepper/number-stepper.tsx'
import { OptionPicker } from '../option-picker/option-picker.tsx'
import { Picture } from '../picture/picture.tsx'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import { RadioCards } from '../radio-cards/radio-cards.tsx'
import { Select } from '../select/select.tsx'
import { Stack } from '../stack/stack.tsx'
import { Stars } from '../stars/stars.tsx'
import { StatusBadge } from '../status-badge/status-badge.tsx'
import { Text } from '../text/text.tsx'
import { pictures, products } from './samples.ts'
import { ProductCard, ShopPage } from './shop-parts.tsx'
import * as styles from './shop-parts.css.ts'

/** Whole pages that use only the kit, to judge how its components look together. */
const meta = { title: 'Patterns/Pages', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = {
  render: () => (
    <ShopPage>
      <section className={styles.hero}>
        <div className={styles.heroPicture}>
          <Picture {...pictures.hero} ratio="fill" corners="none" position="end" priority="high" />
        </div>
        <Container className={styles.heroTextBlock}>
          <Stack gap="16" className={styles.heroText} align="start">
            <Text variant="eyebrow" tone="success">
              Made to last, made to refill
            </Text>
            <Heading level={1} size="display">
              Everyday things, kept for years.
            </Heading>
            <Text size="lg">
              Soaps, brushes and bottles that stay in the family. You only ever buy the refill.
            </Text>
            <Button size="lg" href="#bath">
              Shop bath & body
            </Button>
          </Stack>
        </Container>
      </section>
      <Container>
        <Stack gap="64">
          <Box paddingBlock="8" />
          <Grid columns={{ base: 1, tablet: 3 }}>
            {[
              ['Bath & Body', pictures.bath],
              ['Household', pictures.household],
              ['Gifts', pictures.gifts],
            ].map(([name, picture]) =>
              typeof name === 'string' && typeof picture === 'object' ? (
                <Link key={name} href={`#${name}`} variant="bare">
                  <Stack gap="12">
                    <Picture {...picture} ratio="4/3" />
                    <Heading level={2} size="2xl">
                      {name}
                    </Heading>
                  </Stack>
                </Link>
              ) : null,
            )}
          </Grid>
          <Stack gap="32">
            <Inline justify="between" align="end">
              <Heading level={2}>Well loved</Heading>
              <Link href="#all" variant="standalone">
                Shop all
              </Link>
            </Inline>
            <Grid columns={{ base: 2, desktop: 4 }} rowGap="32">
              {products.map((product, index) => (
                <ProductCard
                  key={product.id}
                  product={product}
                  quickAdd={index === 0 ? 'Quick add' : undefined}
                />
              ))}
            </Grid>
          </Stack>
        </Stack>
      </Container>
      <Box paddingBlock="32" />
      <Box surface="secondary" as="section" className={styles.split}>
        <Picture {...pictures.story} ratio="4/3" corners="none" />
        <Stack gap="16" align="start" className={styles.heroText} as="div">
          <Box padding="48">
            <Stack gap="16" align="start">
              <Text variant="eyebrow" tone="success">
                Refill club
              </Text>
              <Heading level={2}>One bottle. A hundred refills.</Heading>
              <Text>
                Set the rhythm that suits your home. Pause, skip or stop whenever you like, in two clicks.
              </Text>
              <Button variant="secondary" size="lg" href="#club">
                How refills work
              </Button>
            </Stack>
          </Box>
        </Stack>
      </Box>
      <Container as="section" width="text">
        <Box paddingBlock="64">
          <Stack align="center">
            <Stars value={5} label="5 out of 5" />
            <Heading level={2} align="center">
              “The first hand wash the whole house agrees on.”
            </Heading>
            <Text align="center">Verified buyer, Refillable Hand Wash</Text>
          </Stack>
        </Box>
      </Container>
    </ShopPage>
  ),
}

const gallery = [pictures.soap, pictures.soapWrapped, pictures.soapLavender, pictures.soapCharcoal]
const messages = {
  positions: ['Picture 1 of 4', 'Picture 2 of 4', 'Picture 3 of 4', 'Picture 4 of 4'],
  previous: 'Previous picture',
  next: 'Next picture',
  zoom: 'Open large picture',
  magnify: 'Magnify',
  close: 'Close',
}

function ProductPage() {
  const [index, setIndex] = useState(0)
  const [quantity, setQuantity] = useState(1)
  const [plan, setPlan] = useState('subscription')
  const [scent, setScent] = useState('oat')
  return (
    <ShopPage>
      <Container>
        <Box paddingBlock="16">
          <Breadcrumbs
            label="Breadcrumb"
            items={[
              { label: 'Home', href: '#' },
              { label: 'Bath & Body', href: '#bath' },
              { label: 'Oat & Honey Soap Bar' },
            ]}
          />
        </Box>
        <div className={styles.product}>
          <Gallery
            label="Pictures"
            pictures={gallery}
            index={index}
            onIndexChange={setIndex}
            messages={messages}
            sizes="(min-width: 60rem) 50vw, 100vw"
          />
          <Stack gap="24">
            <Stack gap="8" align="start">
              <Stars value={4.8} label="4.8 out of 5">
                <Link href="#reviews">4.8 · 34 reviews</Link>
              </Stars>
              <Heading level={1}>Oat & Honey Soap Bar</Heading>
              <Text>
                Cold-pressed with rolled oats and raw honey, cured six weeks for a bar that lasts twice as
                long.
              </Text>
              <StatusBadge tone="warning">Low stock · 3 remaining</StatusBadge>
            </Stack>
            <OptionPicker
              legend="Scent"
              chosenLabel="Oat & Honey"
              name="scent"
              value={scent}
              onValueChange={setScent}
              options={[
                { value: 'oat', label: 'Oat & Honey' },
                { value: 'lavender', label: 'Lavender' },
                { value: 'charcoal', label: 'Charcoal', disabled: true, disabledLabel: 'sold out' },
              ]}
            />
            <RadioCards
              legend="How to buy"
              legendDisplay="hidden"
              name="plan"
              value={plan}
              onValueChange={setPlan}
              options={[
                { value: 'standard', title: 'One time', end: '£6.50' },
                {
                  value: 'subscription',
                  title: 'Subscribe and save 10%',
                  description: 'Delivered every month · pause or stop at any time',
                  end: '£5.85',
                  extra: (
                    <Select
                      label="How often"
                      labelDisplay="hidden"
                      variant="pill"
                      options={[
                        { value: 'month', label: 'Every month' },
                        { value: 'two', label: 'Every two months' },
                      ]}
                    />
                  ),
                },
              ]}
            />
            <Inline wrap="none">
              <NumberStepper
                label="Quantity"
                decreaseLabel="One less"
                increaseLabel="One more"
                value={quantity}
                onValueChange={setQuantity}
              />
              <Button size="lg" fullWidth>
                Add to bag · £5.85
              </Button>
            </Inline>
            <Grid columns={{ base: 3 }} gap="12">
              {[leafIcon, rabbitIcon, recycleIcon].map((icon, position) => (
                <Stack key={position} gap="8" align="center">
                  <Icon icon={icon} size={22} />
                  <Text size="sm" tone="heading" align="center">
                    {['Plastic-free', 'Cruelty-free', 'Compostable wrap'][position]}
                  </Text>
                </Stack>
              ))}
            </Grid>
            <div>
              <AccordionItem title="Ingredients">Oats, honey, olive oil, shea butter.</AccordionItem>
              <AccordionItem title="How to use">Wet, lather, rinse, let it dry.</AccordionItem>
              <AccordionItem title="When it's finished">The wrap goes on the compost.</AccordionItem>
            </div>
          </Stack>
        </div>
        <Box paddingBlock="48" />
        <Carousel
          label="Goes well with"
          previousLabel="Back"
          nextLabel="Further"
          heading={<Heading level={2}>Goes well with</Heading>}
        >
          {[...products, ...products].map((product, position) => (
            <ProductCard key={`${product.id}-${position}`} product={product} />
          ))}
        </Carousel>
        <Box paddingBlock="48" />
      </Container>
    </ShopPage>
  )
}

export const Product: Story = { render: () => <ProductPage /> }

export const Listing: Story = {
  render: () => (
    <ShopPage>
      <Container>
        <Box paddingBlock="32">
          <Stack gap="24">
            <Stack gap="8">
              <Heading level={1} size="8xl">
                Bath & Body
              </Heading>
              <Text>Bars, balms and brushes for slow mornings. Nothing here comes in plastic.</Text>
            </Stack>
            <Inline justify="between">
              <Inline gap="8">
                <Chip indicator="menu">Price</Chip>
                <RemovableChip href="#" removeLabel="Remove filter Material: Cotton">
                  Material: Cotton
                </RemovableChip>
                <Chip indicator="menu">Scent</Chip>
                <Chip pressed={false}>Plastic-free</Chip>
              </Inline>
              <Select
                label="Sort"
                labelDisplay="hidden"
                variant="bare"
                prefix="Sort:"
                options={[
                  { value: 'loved', label: 'Most loved' },
                  { value: 'price', label: 'Price' },
                ]}
              />
            </Inline>
            <Grid columns={{ base: 2, desktop: 4 }} rowGap="48">
              {[...products, ...products].map((product, index) => (
                <ProductCard key={`${product.id}-${index}`} product={product} level={2} />
              ))}
            </Grid>
          </Stack>
        </Box>
      </Container>
    </ShopPage>
  ),
}

function CartLine({
  name,
  option,
  price,
  picture,
}: {
  name: string
  option: string
  price: string
  picture: keyof typeof pictures
}) {
  const [quantity, setQuantity] = useState(1)
  return (
    <li className={styles.line}>
      <Picture {...pictures[picture]} ratio="1/1" corners="nested" />
      <Stack gap="4">
        <Heading level={3} size="md" variant="plain">
          {name}
        </Heading>
        <Text size="sm">{option}</Text>
        <Inline justify="between">
          <NumberStepper
            size="sm"
            label={`Quantity of ${name}`}
            decreaseLabel="One less"
            increaseLabel="One more"
            value={quantity}
            onValueChange={setQuantity}
          />
          <Text weight="strong" tone="heading">
            {price}
          </Text>
        </Inline>
      </Stack>
    </li>
  )
}

export const Bag: Story = {
  render: () => (
    <Drawer
      open
      onClose={() => undefined}
      title="Your bag"
      titleEnd={<Text as="span">3 items</Text>}
      closeLabel="Close"
      padding="none"
      banner={
        <Stack gap="8">
          <Text size="sm" tone="heading">
            <strong>£8.35</strong> away from free UK delivery
          </Text>
          <ProgressBar label="Free delivery" valueLabel="£8.35 away from free UK delivery" value={72} />
        </Stack>
      }
      footer={
        <Stack gap="12">
          <Inline justify="between">
            <Text size="lg" weight="strong" tone="heading">
              Total
            </Text>
            <Text size="lg" weight="strong" tone="heading">
              £20.70
            </Text>
          </Inline>
          <Text size="sm">VAT included. Delivery worked out at checkout.</Text>
          <Button size="lg" fullWidth href="#checkout">
            Checkout
          </Button>
        </Stack>
      }
    >
      <ul>
        <CartLine
          name="Oat & Honey Soap Bar"
          option="Oat & Honey · Every month · £5.85"
          price="£11.70"
          picture="soap"
        />
        <CartLine name="Deodorant Balm" option="Bergamot & Sage · One time" price="£9.00" picture="balm" />
      </ul>
      <Box surface="secondary" padding="24">
        <Stack>
          <Text variant="eyebrow" tone="heading">
            Recommended for you
          </Text>
          {products.slice(1).map((product) => (
            <div key={product.id} className={styles.recommendation}>
              <Picture {...product.picture} ratio="1/1" corners="nested" />
              <div>
                <Text tone="heading">{product.name}</Text>
                <Text size="sm">{product.price}</Text>
              </div>
              <Button variant="secondary" size="sm" aria-label={`Add ${product.name}`}>
                Add
              </Button>
            </div>
          ))}
        </Stack>
      </Box>
    </Drawer>
  ),
}
