export { answerCategory, answerFreshList, answerList, readListQuery } from './answer-list.ts'
