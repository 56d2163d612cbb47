import type {
  ContentQuiz,
  ContentQuizItem,
  ContentQuizQuestion,
  ContentQuizTransition,
} from '@sorrel/contracts/quiz'
import type { SafeHtml } from '@sorrel/domain/html'
import { cleanPanels, cleanText, type CleanPanelsSection } from './clean-page.ts'

/** A page between questions whose HTML has passed the sanitiser. */
export type CleanQuizTransition = Omit<ContentQuizTransition, 'description'> & {
  readonly description?: SafeHtml | undefined
}

export type CleanQuizItem = ContentQuizQuestion | CleanQuizTransition

/** A quiz ready to show; its items are what the quiz rules of the domain take. */
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
