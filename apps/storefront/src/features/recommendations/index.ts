export { Recommendations } from './recommendations.tsx'
