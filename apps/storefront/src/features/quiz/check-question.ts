import { EMAIL_PATTERN } from '@sorrel/contracts/forms'
import { isQuizItemComplete, type QuizItem, type QuizState } from '@sorrel/domain/quiz'

/** What is wrong with an answer, as a message key. */
export type QuestionFault = 'quiz.required' | 'quiz.email_invalid'

/** Whether the way on is open: a required question has an answer, and an e-mail address looks like one. */
export function getQuestionFault(item: QuizItem, answers: QuizState['answers']): QuestionFault | undefined {
  if (!isQuizItemComplete(item, { answers })) return 'quiz.required'
  if (item.kind === 'transition' || item.questionType !== 'email') return undefined
  const answer = answers[item.id]
  return typeof answer !== 'string' || EMAIL_PATTERN.test(answer.trim()) ? undefined : 'quiz.email_invalid'
}
