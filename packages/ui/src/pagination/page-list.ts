/** The pages to link to: the first, the last and those around the current one; `gap` where pages are left out. */
export function getPageList(page: number, pageCount: number): readonly (number | 'gap')[] {
  const shown = [1, page - 1, page, page + 1, pageCount].filter(
    (candidate) => candidate >= 1 && candidate <= pageCount,
  )
  const pages = [...new Set(shown)].sort((a, b) => a - b)
  return pages.flatMap((current, index) => {
    const missing = current - (pages[index - 1] ?? 0) - 1
    if (missing === 0) return [current]
    return missing === 1 ? [current - 1, current] : ['gap', current]
  })
}
