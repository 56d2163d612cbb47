export default function Page() {
  return (
    <main>
      <h1>An empty page</h1>
      <p>It has no styles, no pictures and no state.</p>
    </main>
  )
}
