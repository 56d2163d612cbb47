export { answerCategory, answerFreshList, answerList } from './answer-list.ts'
