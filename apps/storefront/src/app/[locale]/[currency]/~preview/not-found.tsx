export { LazyNotFoundScreen as default } from '#shell/lazy-not-found-screen.tsx'
