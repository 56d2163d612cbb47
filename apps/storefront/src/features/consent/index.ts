export { ConsentProvider } from './consent-provider.tsx'
export { ConsentSlot } from './consent-slot.tsx'
export { PreferencesButton } from './preferences-button.tsx'
