export { ConsentProvider } from './consent-context.tsx'
export { ConsentSlot } from './consent-slot.tsx'
export { PreferencesButton } from './preferences-button.tsx'
