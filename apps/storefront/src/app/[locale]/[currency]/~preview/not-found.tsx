export { LateNotFoundScreen as default } from '#shell/late-not-found-screen.tsx'
