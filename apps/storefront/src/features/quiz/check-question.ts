import { EMAIL_PATTERN } from '@sorrel/contracts/forms'
import { isQuizItemComplete, type QuizItem, type QuizState } from '@sorrel/domain/quiz'

/** Message key of what is wrong with an answer. */
export type QuestionFault = 'quiz.required' | 'quiz.email_invalid'

/** What is wrong with an answer: missing though required, or no e-mail address. */
export function getQuestionFault(item: QuizItem, answers: QuizState['answers']): QuestionFault | undefined {
  if (!isQuizItemComplete(item, { answers })) return 'quiz.required'
  if (item.kind === 'transition' || item.questionType !== 'email') return undefined
  const answer = answers[item.id]
  return typeof answer !== 'string' || EMAIL_PATTERN.test(answer.trim()) ? undefined : 'quiz.email_invalid'
}
