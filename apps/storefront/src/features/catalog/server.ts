export { answerFreshList, answerList } from './answer-list.ts'
