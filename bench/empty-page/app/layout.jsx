export const metadata = { title: 'An empty page', description: 'What the framework costs by itself.' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
