export { isUk } from './location/country-code.ts'
export {
  DEFAULT_LOCATION_RULES,
  findLocation,
  getLocationOfTimeZone,
  type LocationMethod,
  type LocationRules,
  toLocation,
} from './location/find-location.ts'
export { DEFAULT_LOCATION, type Location } from './location/place.ts'
