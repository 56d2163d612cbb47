import { isLocale } from '@sorrel/i18n/locales'
import type { Answers } from './answers.ts'

const FILES = `| file | holds |
| --- | --- |
| \`src/shop.ts\` | name, store, languages, colour, currency |
| \`src/theme.ts\` | the look: \`createTheme\` takes colours, fonts, corners |
| \`src/cart.ts\` | the cart of the page |
| \`src/components\` | frame of a page, welcome, list with filters and pages, product form, bag |
| \`src/own-messages.ts\`, \`src/messages\` | words in place of the packages' own |
`

/** The README of a new shop. */
export function toReadme({ name, template, store, languages }: Answers): string {
  const lacking = languages.filter((language) => !isLocale(language.split('-')[0] ?? ''))
  return `# ${name}

A shop on the packages of Sorrel, built with ${template === 'next' ? 'Next.js' : 'Vite'}.

\`\`\`sh
npm install
npm run dev    # http://localhost:3000
npm test
npm run build
npm start
\`\`\`

${toStoreText(store?.url)}
${FILES}${lacking.length > 0 ? `\nThe packages do not speak ${lacking.join(', ')}: \`src/messages\` has the words that are to be checked and completed. What is missing there is shown in English.\n` : ''}
The tests use \`createTestShop\` of \`@sorrel/commerce/testing\`: a shop in the same process, without a network.
`
}

function toStoreText(url: string | undefined): string {
  return url === undefined
    ? `\`npm run dev\` and \`npm start\` bring the sandbox along, a store on this machine with its data in \`.sorrel-sandbox\`:
\`with-sandbox.mjs\` starts it unless it runs already. A card for its checkout: 4242 4242 4242 4242. For a store of your own write its
address and public key into \`src/shop.ts\`, and take \`with-sandbox.mjs\` out of \`package.json\`.
`
    : `The store is ${url}: \`src/shop.ts\` has its address and public key. It must let pages of this shop's origin read it.
`
}
