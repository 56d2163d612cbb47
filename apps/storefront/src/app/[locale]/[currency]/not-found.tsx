/**
 * For an address whose market does not exist; every other page that is missing has a screen of its own. Every page carries
 * this along, so it is shorter than the framework's.
 */
export default function MissingMarket() {
  return (
    <main>
      <h1>404</h1>
    </main>
  )
}
