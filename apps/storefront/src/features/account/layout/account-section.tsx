import { Heading } from '@sorrel/ui/heading'
import { type ReactNode, useId } from 'react'
import { Icon } from '@sorrel/ui/icon'
import { arrowStartIcon } from '#shop/icons.ts'
import { Link } from '@sorrel/ui/link'
import { Card } from '@sorrel/ui/card'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { useShop } from '#shop/use-shop'
import * as styles from './account-section.css.ts'

export interface PageHeaderProps {
  readonly title: string
  /** The link back to the list. */
  readonly back?: { readonly href: string; readonly label: string }
  /** Beside the title: a status. */
  readonly badge?: ReactNode
  /** Under the title. */
  readonly text?: ReactNode
  /** At the end of the line: actions. */
  readonly end?: ReactNode
}

/** The header of a page of the account. */
export function PageHeader({ title, back, badge, text, end }: PageHeaderProps) {
  return (
    <header className={styles.head}>
      {back && (
        <div className={styles.back}>
          <BackLink {...back} />
        </div>
      )}
      <div className={styles.headRow}>
        <div className={styles.headTextBlock}>
          <div className={styles.titleRow}>
            <Heading level={1} size="4xl">
              {title}
            </Heading>
            {badge}
          </div>
          {text}
        </div>
        {end && <div className={styles.headEnd}>{end}</div>}
      </div>
    </header>
  )
}

export interface BackLinkProps {
  readonly href: string
  readonly label: string
}

/** Leads back from one record to the list of all. */
export function BackLink({ href, label }: BackLinkProps) {
  const shop = useShop()
  return (
    <Link as={shop.link} href={href} variant="standalone">
      <Icon icon={arrowStartIcon} size={18} mirrored /> {label}
    </Link>
  )
}

export interface SectionCardProps {
  readonly title: string
  readonly text?: ReactNode
  readonly children: ReactNode
}

/** A section of a page of the account: a card with a title of its own. */
export function SectionCard({ title, text, children }: SectionCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.section}>
        <div className={styles.headTextBlock}>
          <Heading level={2} size="xl" id={id}>
            {title}
          </Heading>
          {text}
        </div>
        {children}
      </div>
    </Card>
  )
}

export interface QuestionCardProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** A question with its form as a part of the page: its subject and its consequence. */
export function QuestionCard({ title, text, children }: QuestionCardProps) {
  return (
    <Card as="section">
      <Stack gap="24">
        <Stack gap="8">
          <Heading level={2} size="2xl">
            {title}
          </Heading>
          <Text>{text}</Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  )
}
