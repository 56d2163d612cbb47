export { answerCategory, answerFreshList, answerList, readListQuery } from './answer-list.ts'
export { getPromo } from './get-promo.ts'
