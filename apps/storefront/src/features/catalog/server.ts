export { answerFreshList, answerList, readListQuery } from './answer-list.ts'
