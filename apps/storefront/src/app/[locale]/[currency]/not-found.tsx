/**
 * For a URL whose market does not exist; every other missing page has a screen of its own. The code is part of every
 * page, so it is shorter than the framework's.
 */
export default function MissingMarket() {
  return (
    <main>
      <h1>404</h1>
    </main>
  )
}
