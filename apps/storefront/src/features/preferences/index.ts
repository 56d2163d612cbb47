export { MarketSwitches } from './market-switches.tsx'
