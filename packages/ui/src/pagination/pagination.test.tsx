import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pagination } from './pagination.tsx'

/** The texts of the list between the steps back and on. */
function readPages(page: number, pageCount: number): readonly string[] {
  const markup = renderToStaticMarkup(
    <Pagination
      label="Pages"
      page={page}
      pageCount={pageCount}
      previousLabel="Previous"
      nextLabel="Next"
      toPageLabel={(number) => `Page ${number}`}
      toHref={(number) => `?page=${number}`}
    />,
  )
  return [...markup.matchAll(/>(\d+|…)</g)].map(([, text = '']) => text)
}

test.each([
  [1, 1, []],
  [1, 3, ['1', '2', '3']],
  [2, 4, ['1', '2', '3', '4']],
  [4, 12, ['1', '2', '3', '4', '5', '…', '12']],
  [6, 12, ['1', '…', '5', '6', '7', '…', '12']],
  [12, 12, ['1', '…', '11', '12']],
])('page %i of %i', (page, count, list) => {
  expect(readPages(page, count)).toEqual(list)
})
