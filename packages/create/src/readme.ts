import type { Answers } from './answers.ts'
import { isSpoken } from './words.ts'

const FILES = `| file | holds |
| --- | --- |
| \`src/shop.ts\` | name, store, languages, colour, currency |
| \`src/theme.ts\` | the look: \`createTheme\` takes colours, fonts, corners |
| \`src/components\` | frame of a page, list with filters and pages, product form, bag and more |
| \`src/messages\` | every word of the shop, a file for each language |
`

const NEXT_FILES = `| \`src/app\` | the pages, \`/store-api\` for cart and account, \`/api/revalidate\` for changes of the store |
| \`src/store.ts\` | what is asked of the store, and how long it is kept |
| \`src/metadata.ts\` | titles, addresses and languages for search engines |
| \`next.config.ts\`, \`.env.example\` | settings: where the shop, its store and its reviews are |
| \`Dockerfile\` | an image with Next's own server |

The store tells what has changed by a call of \`/api/revalidate\`, signed with \`REVALIDATE_SECRET\` as Standard Webhooks says; the sandbox
does so by itself. Until then pages are kept for an hour. \`npm run build\` builds pages ahead, so it needs the store.
`

const UPGRADE = `## How to upgrade

\`\`\`sh
npx create-sorrel@latest upgrade
\`\`\`

It says from which version the shop was made, changes what newer versions ask for, installs them together, and runs the type check
and the tests. Commit before, and read the difference afterwards. A part that the shop lacks:
\`npx create-sorrel add product-form\`, \`search\`, \`account\`, \`reviews\` or \`language fr\`.
`

/** The README of a new shop. */
export function toReadme({ name, template, store, languages }: Answers): string {
  const lacking = languages.filter((language) => !isSpoken(language))
  return `# ${name}

A shop on the packages of Sorrel, built with ${template === 'next' ? 'Next.js' : 'Vite'}.

\`\`\`sh
npm install
npm run dev    # http://localhost:3000
npm run lint && npm run typecheck && npm test
npm run build
npm start
\`\`\`

${toStoreText(store?.url)}
${FILES}${template === 'next' ? NEXT_FILES : ''}${lacking.length > 0 ? `\nThe words of ${lacking.join(', ')} in \`src/messages\` are English, to be translated.\n` : ''}
The tests use \`createTestShop\` of \`@sorrel/commerce/testing\`: a shop in the same process, without a network.

\`npm run contract\` tries the running shop in a browser as its visitors do (\`npx playwright install chromium\` brings one):
\`sorrel.contract.json\` names the product, the customer and the chapters.

${UPGRADE}`
}

function toStoreText(url: string | undefined): string {
  return url === undefined
    ? `\`npm run dev\` and \`npm start\` bring the sandbox along, a store on this machine with its data in \`.sorrel-sandbox\`:
\`sorrel-with-sandbox\` starts it unless it runs already. Where port 3000 or 4000 is taken, \`npm run dev\` takes the next one and says so;
\`.env.example\` has the settings for others. A card for its checkout: 4242 4242 4242 4242. For a store of your own write its
address and public key into \`src/shop.ts\`, and take \`sorrel-with-sandbox\` out of \`package.json\`.
`
    : `The store is ${url}: \`src/shop.ts\` has its address and public key. It must let pages of this shop's origin read it.
`
}
