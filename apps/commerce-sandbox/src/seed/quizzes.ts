import type { QuizDocument } from '../store/documents.ts'

export const quizzes: readonly QuizDocument[] = []
