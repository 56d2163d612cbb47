/** The sprig of the demo brand's wordmark, drawn in the colour of the text around it. */
export function Sprig() {
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      aria-hidden="true"
    >
      <path d="M12 22V9M12 12c-4 0-7-2-8-6 4 0 7 2 8 6ZM12 12c4 0 7-2 8-6-4 0-7 2-8 6ZM12 9c-2-2.4-2-5 0-8 2 3 2 5.6 0 8Z" />
    </svg>
  )
}
