import { REVIEWS_MIGRATIONS } from '@sorrel/reviews/server'
import { type DatabasePlace, openDatabase } from '@sorrel/service/open-database'

export const openReviewsDatabase = (place: DatabasePlace) =>
  openDatabase(place, { migrations: REVIEWS_MIGRATIONS })
