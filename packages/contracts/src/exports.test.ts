import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PUBLIC = {
  calls: ['CART_CACHE_HINT_SECONDS', 'cartCalls', 'groupPricesCall', 'listCountCall', 'sendCall'],
  'cart-marks': [
    'CART_COUNT_COOKIE',
    'PRICE_GROUP_COOKIE',
    'SESSION_LOST_COOKIE',
    'SESSION_MARK_COOKIE',
    'getCartChangeKey',
    'parseCartCount',
    'readCookie',
  ],
  content: ['parseContentPage'],
  forms: [
    'DEFAULT_PASSWORD_MIN_LENGTH',
    'EMAIL_PATTERN',
    'REVIEW_BODY_MAX_LENGTH',
    'REVIEW_IMAGES_MAX_COUNT',
    'REVIEW_IMAGE_MAX_BYTES',
    'REVIEW_TITLE_MAX_LENGTH',
    'getReviewImagesIssue',
    'isFormMessage',
    'isPasswordTooShort',
    'parseAddress',
    'parseChangeEmail',
    'parseChangePassword',
    'parseLogin',
    'parseNewsletter',
    'parsePasswordRecovery',
    'parseProfile',
    'parseReview',
    'parseSetPassword',
    'parseSignUp',
    'readFormValues',
  ],
  geo: ['parseIpLookup', 'parseReverseLookup'],
  http: [
    'REJECT_REASONS',
    'REVIEWS_PAGE_SIZE',
    'REVIEW_SORTS',
    'accountEndpoints',
    'addAddressEndpoint',
    'addCardEndpoint',
    'addToCartEndpoint',
    'applyCartCodeEndpoint',
    'buyAgainEndpoint',
    'callEndpoint',
    'changeEmailEndpoint',
    'changePasswordEndpoint',
    'changeReviewEndpoint',
    'createReviewEndpoint',
    'deleteAddressEndpoint',
    'deleteCardEndpoint',
    'deleteCartItemEndpoint',
    'getCallCode',
    'getCartEndpoint',
    'groupPricesEndpoint',
    'listCountEndpoint',
    'listReviewsEndpoint',
    'loginEndpoint',
    'logoutEmptyEndpoint',
    'logoutEndpoint',
    'ownReviewsEndpoint',
    'parseAnswer',
    'parseBody',
    'parseParams',
    'parseQuery',
    'parseRequest',
    'passwordRecoveryEndpoint',
    'previewEndpoint',
    'removeCartCodeEndpoint',
    'reportReviewEndpoint',
    'reviewEligibilityEndpoint',
    'reviewRatingsEndpoint',
    'reviewReplyField',
    'reviewRequestEndpoint',
    'reviewRequestsEndpoint',
    'reviewStatsEndpoint',
    'setDefaultAddressEndpoint',
    'setDefaultCardEndpoint',
    'setPasswordEndpoint',
    'signUpEndpoint',
    'subscribeNewsletterEndpoint',
    'subscriptionEndpoints',
    'toCartJson',
    'toEndpointPath',
    'updateAddressEndpoint',
    'updateCardEndpoint',
    'updateCartItemEndpoint',
    'updateProfileEndpoint',
    'voteHelpfulEndpoint',
    'withdrawReviewEndpoint',
  ],
  'http/address': ['getAddressGroup'],
  'http/answer': ['refuse', 'toAnswer', 'toMethodNotAllowed', 'toProblemAnswer', 'toSeeOther'],
  'http/body': ['checkLength', 'readForm', 'readJson', 'readText'],
  'http/html': ['Html', 'html'],
  'http/request': ['REQUEST_ID_HEADER', 'REQUEST_ID_MAX_LENGTH', 'checkOrigin', 'readCookie', 'toRequestId'],
  'http/token': ['createSealedTokens', 'createSignedTokens'],
  'http/webhook': ['WEBHOOK_TOLERANCE_MS', 'createWebhookReader', 'createWebhookSigner'],
  'open-api': ['PROBLEM_ANSWER', 'toOpenApi'],
  'preview-change': ['applyPreviewChange'],
  preview: ['PREVIEW_LINK', 'parsePreviewMessage', 'toLocaleChangedMessage', 'toPreviewReadyMessage'],
  problem: ['getProblemCode', 'getProblemStatus', 'parseProblem'],
  quiz: ['parseQuiz'],
  revalidate: ['cacheTags', 'parseRevalidateBody'],
  routes: ['parseNext', 'routes', 'withLocale'],
  settings: ['DEFAULT_STORE_NAME', 'findRedirect', 'getMenu', 'parseMenus', 'parseStoreSettings'],
  'shop-routes': ['shopRoutes', 'withLocale'],
  shop: ['defineShop'],
  storage: [
    'ACCEPT_ALL',
    'CONSENT_DAYS',
    'DECLINE_ALL',
    'getReviewDraftKey',
    'getStorageKey',
    'parseConsent',
    'parseHelpfulVotes',
    'parseLocation',
    'parsePurchases',
    'parseRecentProducts',
    'parseRecentSearches',
    'parseReviewDraft',
    'serializeConsent',
    'serializeHelpfulVotes',
    'serializeLocation',
    'serializePurchases',
    'serializeRecentProducts',
    'serializeRecentSearches',
    'serializeReviewDraft',
  ],
  untrusted: [
    'isRecord',
    'parseChoice',
    'parseCount',
    'parseFileVersion',
    'parseFlag',
    'parseList',
    'parseNumber',
    'parseText',
    'parseTexts',
    'parseWebAddress',
    'toUntrusted',
  ],
}

const SOURCE = new URL('.', import.meta.url)

test('the public modules are these', () => {
  const files = globSync(['*.ts', 'http/*.ts'], { cwd: SOURCE }).filter((file) => !file.endsWith('.test.ts'))
  expect(files.sort()).toEqual(
    Object.keys(PUBLIC)
      .map((name) => `${name}.ts`)
      .sort(),
  )
})

test.each(Object.entries(PUBLIC))('%s exports exactly its names', async (name, names) => {
  const found: object = await import(/* @vite-ignore */ `./${name}.ts`)
  expect(Object.keys(found).sort()).toEqual(names)
})

test('the example of endpoints in the README prints what it says', () => {
  const readme = readFileSync(new URL('../README.md', SOURCE), 'utf8')
  const example = /```ts\n([^`]*from '@sorrel\/contracts\/http\/answer'.*?)```/s.exec(readme)?.[1] ?? ''
  const expected = [...example.matchAll(/console\.log\(.*\) \/\/ (.*)/g)].map((match) => match[1])
  const folder = mkdtempSync(join(tmpdir(), 'contracts-readme-'))
  try {
    const file = join(folder, 'example.ts')
    writeFileSync(file, example.replaceAll(/@sorrel\/contracts\/([a-z/]+)/g, `${SOURCE.href}$1.ts`))
    const printed = execFileSync(process.execPath, [file], { encoding: 'utf8' })
    expect(printed.trimEnd().split('\n')).toEqual(expected)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
