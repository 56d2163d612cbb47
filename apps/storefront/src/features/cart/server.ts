export { addAsManyAsThereAre } from './add-as-many.ts'
