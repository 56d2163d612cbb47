import { routes } from '@sorrel/contracts/routes'
import type { CrossSell, Product } from '@sorrel/domain/product'
import { Button } from '@sorrel/ui/button'
import { Container } from '@sorrel/ui/container'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Heading } from '@sorrel/ui/heading'
import { leafIcon } from '#shop/icons.ts'
import { MultiplePanels } from '#features/content/index.ts'
import { useShop } from '#shop/use-shop'
import { AddAll } from './add-all.tsx'
import type { QuizResultsScreenProps } from './load-quiz-results.ts'
import { QuizResultCard, toAddition } from './quiz-result-card.tsx'
import { RestartLink } from './restart-link.tsx'
import { withName } from './with-name.ts'
import * as styles from './quiz-results-screen.css.ts'

/**
 * The results of a quiz: the merchant's panels with the shopper's name, then the products. See
 * docs/specification.md#quizzes.
 */
export function QuizResultsScreen(props: QuizResultsScreenProps) {
  const { quiz, products } = props
  return (
    <>
      <ResultsHead {...props} />
      <Container>
        {products.length > 0 ? <Results {...props} /> : <NoResults {...props} />}
        {products.length > 0 && (
          <div className={styles.foot}>
            <RestartLink quizId={quiz.id} variant="link" />
            <BrowseLink />
          </div>
        )}
      </Container>
    </>
  )
}

/** The merchant's panels, and a title of its own for a page whose panels have none. */
function ResultsHead({ quiz, name, products }: QuizResultsScreenProps) {
  const shop = useShop()
  if (products.length === 0) return null
  const sections = quiz.resultsPage.headingSections.map((section) => ({
    ...section,
    panels: section.panels.map((panel) =>
      panel.type === 'text'
        ? {
            ...panel,
            title: withName(panel.title ?? '', name),
            description: withName(panel.description ?? '', name),
          }
        : panel,
    ),
  }))
  const isTitled = sections.some(({ panels }) => panels.some((panel) => panel.type === 'text' && panel.title))
  return (
    <>
      {!isTitled && (
        <Container as="header">
          <div className={styles.title}>
            <Heading level={1}>
              {name === undefined
                ? (quiz.resultsPage.title ?? shop.t('quiz.results.title'))
                : shop.t('quiz.results.title_name', { name })}
            </Heading>
          </div>
        </Container>
      )}
      {sections.map((section, index) => (
        <MultiplePanels key={section.id} section={section} isFirst={index === 0} itemLevel={2} />
      ))}
    </>
  )
}

/** What is offered with each product: each thing once, and none that is a result itself. */
function getCrossSells(products: readonly Product[]): readonly (readonly CrossSell[])[] {
  const shown = new Set(products.map(({ id }) => id))
  return products.map(({ crossSells }) =>
    crossSells.filter(({ product: { id } }) => {
      const isNew = !shown.has(id)
      shown.add(id)
      return isNew
    }),
  )
}

/** The pictures' widths in as many columns as there are products; on phones they stand beside the text. */
const SIZES = [
  '(min-width: 40rem) 440px, 40vw',
  '(min-width: 90rem) 680px, (min-width: 40rem) 50vw, 40vw',
  '(min-width: 90rem) 440px, (min-width: 40rem) 33vw, 40vw',
] as const

function Results({ quiz, products }: QuizResultsScreenProps) {
  const shop = useShop()
  const additions = products.map((product) => ({ name: product.name, addition: toAddition(product) }))
  const crossSells = getCrossSells(products)
  return (
    <section className={styles.results} aria-labelledby="quiz-results">
      <div className={styles.bar}>
        <Heading level={2} id="quiz-results">
          {quiz.resultsPage.resultsTitle ?? shop.t('quiz.results.title')}
        </Heading>
        <AddAll additions={additions} />
      </div>
      <ul className={styles.list}>
        {products.map((product, index) => (
          <li key={product.id} className={styles.cell}>
            <QuizResultCard
              product={product}
              crossSells={crossSells[index] ?? []}
              sizes={SIZES[products.length - 1] ?? SIZES[2]}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoResults({ quiz }: QuizResultsScreenProps) {
  const shop = useShop()
  return (
    <EmptyState
      level={1}
      icon={leafIcon}
      title={shop.t('quiz.results.empty')}
      actions={
        <>
          <RestartLink quizId={quiz.id} variant="primary" />
          <BrowseLink />
        </>
      }
    />
  )
}

function BrowseLink() {
  const shop = useShop()
  return (
    <Button as={shop.link} href={shop.toHref(routes.products())} variant="link">
      {shop.t('quiz.results.browse')}
    </Button>
  )
}
