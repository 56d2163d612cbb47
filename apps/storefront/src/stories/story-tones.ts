/** A pale wall, as it is measured in the quiet boxes of the stories' pictures. */
export const storyTones = new Map(
  ['hero-home', 'hero-home-wide', 'quote-band'].map((name) => [
    new URL(`/media/${name}.webp`, globalThis.location?.href ?? 'http://localhost').href,
    { darkest: '#c9c6b8', lightest: '#f1ede6' },
  ]),
)
