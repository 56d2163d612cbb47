import type { CleanQuiz, CleanQuizItem } from '@sorrel/commerce/content'
import type { ContentQuizOption, ContentQuizQuestion } from '@sorrel/contracts/quiz'
import { storyMedia } from './story-products.ts'

const toOption = (label: string): ContentQuizOption => ({ id: label.toLowerCase(), label, selection: [] })

export const storyOptions = ['Dry', 'Sensitive', 'Oily', 'Never asked it'].map(toOption)

export const storyCards: readonly ContentQuizOption[] = [
  { ...toOption('In the bath'), image: storyMedia('lavender-bath-salts-1', '') },
  { ...toOption('At the sink'), image: storyMedia('refillable-hand-wash-1', '') },
  { ...toOption('On the sofa'), image: storyMedia('soy-candle-1', '') },
]

/** A question with the given properties. */
export function aStoryQuestion(facts: Partial<ContentQuizQuestion>): ContentQuizQuestion {
  return {
    kind: 'question',
    id: 'question',
    questionType: 'single_select',
    required: true,
    isCustomerName: false,
    prompt: 'How does your skin feel today?',
    layout: 'stack',
    columns: 3,
    options: storyOptions,
    ...facts,
  }
}

/** A quiz of these items; each story takes its own id, since answers stay in the tab. */
export function aStoryQuiz(id: string, items: readonly CleanQuizItem[]): CleanQuiz {
  return {
    id,
    name: 'Find your ritual',
    layout: 'multiple_page',
    items,
    seeResultsLabel: 'See my ritual',
    resultsPage: { title: 'Your ritual', resultsTitle: 'Made for your evenings', headingSections: [] },
  }
}
