import type { QuizDocument } from '../store/documents.ts'
import { findYourRitual } from './quizzes/find-your-ritual.ts'
import { giftFinder } from './quizzes/gift-finder.ts'

export const quizzes: readonly QuizDocument[] = [findYourRitual, giftFinder]
