import { UNAVAILABLE_DIGEST } from '#backend/unavailable.ts'

/**
 * All assumptions of the transform about markup and files of Next 16 and React 19, which promise none of it. Where
 * one no longer holds, pages go out as Next wrote them, with hashes of the recognised scripts.
 */

/** The first data script. Without it the script is unknown: a page keeps its data, and its code does not start. */
export const DATA_START = '(self.__next_f=self.__next_f||[]).push([0])'

/** Begins the scripts that hold a page's data. Without it the data stays in the page and its scripts get no hash. */
export const DATA_PUSH = 'self.__next_f.push('

/** The beginnings of the first and of later data scripts. Without them those scripts get no hash and do not run. */
export const DATA_PUSHES = [DATA_PUSH, '(self.__next_f=self.__next_f||[]).push('] as const

/** One part of the data that is text. Without it the parts are not joined: the file depends on how the data was cut. */
export const DATA_TEXT = /^self\.__next_f\.push\(\[1,"([\s\S]*)"\]\)$/

/** Begins the list of the files that a page starts with. Without it that script gets no hash, and the page's code does not start. */
export const FILES_PUSH = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push('

/** A file in that list. A list of other names gets no hash. */
export const LISTED_FILE = /^static\/chunks\/[\w~-][\w.~-]*\.js$/

/** In the address of the file that starts the code. Without it a page's code is not started late, but as Next wrote it. */
export const RUNTIME_MARK = '/turbopack-'

/** In the addresses of Next's own files: where one of them is asked for in an unknown way, the page stays as it is. */
export const OWN_FILE_MARK = '/_next/static/'

/** The id of the script that React starts. Where it has another, the page stays as it is. */
export const BOOT_ID = '_R_'

/** The id of the root element where a page failed. Without it the theme that such a page draws in the browser gets no hash. */
export const ERROR_ID = '__next_error__'

/** The digest of a failure in the data of an error document. Without it a page that lacks a service's answer is a 500. */
export const UNAVAILABLE_MARK = `digest\\":\\"${UNAVAILABLE_DIGEST}`

/** The style that an error document draws in the browser, from its data. Without it such a page has no theme. */
export const THEME_RULE = /:root\{[^{}<"\\]*\}/g

/** The file with the source of React's inline functions. Without it streamed parts of a page stay hidden. */
export const REACT_FILE = 'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js'
export const REACT_TEXT =
  /'((?:\$R[A-Z]=|requestAnimationFrame\()(?:\\.|[^'\\])*)'|"(requestAnimationFrame\([^"\\]*)"/g

/** The beginning of a call, which React writes into the same text as the function. */
export const REACT_CALL_START = /\$R[A-Z]\("$/

/** A later call of one of these functions. Without it streamed parts after the first stay hidden. */
export const REACT_CALL = /^\$R[CRSX]\((".*")\)$/s

/** Where a build puts stylesheets, and where browsers find them. Without them the fonts load with the other styles. */
export const BUILD_FOLDER = '.next'
export const CHUNKS_FOLDER = 'static/chunks'
export const SERVED_FOLDER = '/_next'

/** On the template of a part that failed while the page was sent. Without it caches in front may keep such a page for seconds. */
export const FAILED_PART_MARK = ' data-dgst="'
