import type {
  ArticleChapter,
  ArticleSection,
  ContentFeature,
  ContentLink,
  ContentPage,
  ContentReview,
  ContentSection,
  FullWidthMediaSection,
  HeadingWithTextSection,
  ImagePanel,
  MosaicSection,
  MosaicTile,
  MultipleFeaturesSection,
  MultiplePanelsSection,
  ReviewsSection,
  TextPanel,
} from '@sorrel/contracts/content'
import type {
  ContentQuiz,
  ContentQuizItem,
  ContentQuizQuestion,
  ContentQuizTransition,
} from '@sorrel/contracts/quiz'
import type { SafeHtml } from '@sorrel/domain/html'
import { toSafeHtml } from '../html.ts'

/** The same record with the named texts as safe HTML. */
type Cleaned<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]?: SafeHtml | undefined }
type WithItems<T, K extends keyof T, Item> = Omit<T, K> & { readonly [P in K]: readonly Item[] }

type CleanFeature = Cleaned<ContentFeature, 'title' | 'description'>
type CleanLink = Omit<ContentLink, 'label'> & { readonly label: SafeHtml }
type CleanPanel = ImagePanel | WithItems<Cleaned<TextPanel, 'title' | 'description'>, 'links', CleanLink>
type CleanTile = Cleaned<MosaicTile, 'description'>
type CleanChapter = Cleaned<ArticleChapter, 'description'>
type CleanReview = Cleaned<ContentReview, 'comment'>

export type CleanPanelsSection = WithItems<MultiplePanelsSection, 'panels', CleanPanel>

/** A block whose HTML has passed the sanitiser. */
export type CleanSection =
  | Exclude<
      ContentSection,
      {
        type:
          | 'multiple_features'
          | 'full_width_media'
          | 'heading_with_text'
          | 'multiple_panels'
          | 'reviews'
          | 'mosaic'
          | 'article'
      }
    >
  | WithItems<Cleaned<MultipleFeaturesSection, 'title' | 'description'>, 'features', CleanFeature>
  | Cleaned<FullWidthMediaSection, 'title' | 'description'>
  | Cleaned<HeadingWithTextSection, 'label' | 'title' | 'description'>
  | CleanPanelsSection
  | WithItems<ReviewsSection, 'reviews', CleanReview>
  | WithItems<MosaicSection, 'tiles', CleanTile>
  | WithItems<Cleaned<ArticleSection, 'description'>, 'chapters', CleanChapter>

/** A content page ready to show. */
export interface CleanPage extends Omit<ContentPage, 'sections'> {
  readonly sections: readonly CleanSection[]
}

/** The text as safe HTML, where there is one. */
function cleanText(html: string | undefined): SafeHtml | undefined {
  return html === undefined ? undefined : toSafeHtml(html)
}

function cleanDescription<T extends { readonly description?: string | undefined }>(record: T) {
  return { ...record, description: cleanText(record.description) }
}

function cleanTexts<
  T extends { readonly title?: string | undefined; readonly description?: string | undefined },
>(record: T) {
  return { ...record, title: cleanText(record.title), description: cleanText(record.description) }
}

function cleanPanel(panel: MultiplePanelsSection['panels'][number]): CleanPanel {
  if (panel.type === 'image') return panel
  const links = panel.links.map((link) => ({ ...link, label: toSafeHtml(link.label) }))
  return { ...cleanTexts(panel), links }
}

/** Cleans the HTML of the panels. */
function cleanPanels(section: MultiplePanelsSection): CleanPanelsSection {
  return { ...section, panels: section.panels.map(cleanPanel) }
}

/** Cleans the HTML of a block. Fields that are plain text stay as they are. */
function cleanSection(section: ContentSection): CleanSection {
  switch (section.type) {
    case 'multiple_features':
      return { ...cleanTexts(section), features: section.features.map(cleanTexts) }
    case 'full_width_media':
      return cleanTexts(section)
    case 'heading_with_text':
      return { ...cleanTexts(section), label: cleanText(section.label) }
    case 'multiple_panels':
      return cleanPanels(section)
    case 'reviews':
      return {
        ...section,
        reviews: section.reviews.map((review) => ({ ...review, comment: cleanText(review.comment) })),
      }
    case 'mosaic':
      return { ...section, tiles: section.tiles.map(cleanDescription) }
    case 'article':
      return { ...cleanDescription(section), chapters: section.chapters.map(cleanDescription) }
    default:
      return section
  }
}

/** Cleans the HTML of a page's blocks. */
export function cleanPage(page: ContentPage): CleanPage {
  return { ...page, sections: page.sections.map(cleanSection) }
}

/** A page between questions whose HTML has passed the sanitiser. */
export type CleanQuizTransition = Omit<ContentQuizTransition, 'description'> & {
  readonly description?: SafeHtml | undefined
}

export type CleanQuizItem = ContentQuizQuestion | CleanQuizTransition

/** A quiz ready to show; its items fit the quiz rules of the domain. */
export interface CleanQuiz extends Omit<ContentQuiz, 'items' | 'resultsPage'> {
  readonly items: readonly CleanQuizItem[]
  readonly resultsPage: Omit<ContentQuiz['resultsPage'], 'headingSections'> & {
    readonly headingSections: readonly CleanPanelsSection[]
  }
}

function cleanItem(item: ContentQuizItem): CleanQuizItem {
  return item.kind === 'question' ? item : { ...item, description: cleanText(item.description) }
}

/** Cleans the HTML of a quiz. Questions and answers are plain text. */
export function cleanQuiz(quiz: ContentQuiz): CleanQuiz {
  const { resultsPage } = quiz
  return {
    ...quiz,
    items: quiz.items.map(cleanItem),
    resultsPage: { ...resultsPage, headingSections: resultsPage.headingSections.map(cleanPanels) },
  }
}
