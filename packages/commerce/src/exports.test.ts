import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const HERE = new URL('.', import.meta.url).pathname
const modules = globSync(`${HERE}*.ts`).filter((path) => !path.endsWith('.test.ts'))

test('the public names', async () => {
  const names: Record<string, readonly string[]> = {}
  for (const path of modules.toSorted())
    names[basename(path, '.ts')] = Object.keys(await import(path)).toSorted()
  expect(names).toMatchInlineSnapshot(`
    {
      "account": [
        "addAddress",
        "addCard",
        "checkTokenValidity",
        "createNewsletterSubscriber",
        "deleteAddress",
        "deleteCard",
        "fetchAccount",
        "fetchAddresses",
        "fetchCards",
        "login",
        "logout",
        "resetPassword",
        "sendResetPasswordMail",
        "setDefaultAddress",
        "setDefaultCard",
        "signUp",
        "updateAccount",
        "updateAddress",
        "updateCard",
        "updateSession",
      ],
      "account-actions": [
        "accountActions",
        "requireCustomer",
        "toFailure",
      ],
      "account-transport": [
        "createEndpointAccount",
        "createEndpointSender",
        "createServiceAccount",
      ],
      "analytics": [
        "createAnalytics",
        "createEventQueue",
        "getCartEvents",
        "getCheckoutEvent",
        "getPurchaseEvent",
      ],
      "analytics-adapters": [
        "createDataLayer",
        "createGoogleAnalytics",
        "createPlausible",
        "createTagManager",
        "createTagPage",
      ],
      "browser": [
        "createBrowserCommerceClient",
        "createStoredSession",
      ],
      "cache": [
        "commerceCacheExchange",
      ],
      "cart": [
        "addToCart",
        "applyCoupon",
        "applyGiftcard",
        "deleteCartItem",
        "fetchCart",
        "removeCoupon",
        "removeGiftcard",
        "updateCart",
        "updateCartItem",
      ],
      "cart-actions": [
        "addAsManyAsThereAre",
      ],
      "cart-handle": [
        "createCartHandle",
      ],
      "cart-store": [
        "announceCartChange",
        "createCartStore",
        "createEndpointTransport",
      ],
      "cart-transport": [
        "applyCode",
        "createServiceTransport",
      ],
      "catalog": [
        "MAX_LIMIT",
        "fetchAllProducts",
        "fetchAttributeFilters",
        "fetchCategories",
        "fetchCategory",
        "fetchCategoryListing",
        "fetchCategoryOrder",
        "fetchCategoryPaths",
        "fetchCategoryPrices",
        "fetchCategoryProductSlugs",
        "fetchCategoryShowcase",
        "fetchCategorySlugs",
        "fetchCategoryTree",
        "fetchFeaturedCategory",
        "fetchFeedPage",
        "fetchFeedProducts",
        "fetchFilteredProducts",
        "fetchFilters",
        "fetchFirstProducts",
        "fetchInvoiceItemProducts",
        "fetchListing",
        "fetchProductEntries",
        "fetchProductPrices",
        "fetchProductSlugs",
        "fetchProductsCount",
        "fetchProductsPage",
        "fetchProductsPrices",
        "readPastCopies",
        "searchProducts",
      ],
      "check": [
        "describeEndpoint",
        "runStoreCheck",
        "runStoreTypes",
      ],
      "checkout-return": [
        "createCheckoutReturn",
        "createPurchaseMemory",
        "readCheckoutId",
        "takeCheckoutId",
      ],
      "client": [
        "GRAPHQL_PATH",
        "createCommerceClient",
        "withCallOptions",
      ],
      "consent": [
        "createBrowserConsentStore",
        "createConsentStore",
      ],
      "content": [
        "cleanPage",
        "cleanQuiz",
        "fetchContentFacts",
        "fetchContentPage",
        "fetchContentPageSlugs",
        "fetchQuiz",
      ],
      "error": [
        "isRetryableStatus",
        "isServiceFailure",
        "isStrangerError",
      ],
      "exchanges": [
        "FALLBACK_FAILURES",
        "LISTING_BUDGET_MS",
        "NotSentError",
        "PRODUCT_BUDGET_MS",
        "WholeResponse",
        "createFailureCounter",
        "createRetryBudget",
        "failureExchange",
        "receiveWhole",
        "transportExchange",
        "withDeadline",
      ],
      "filter-preview": [
        "createEndpointCount",
        "createFilterPreview",
      ],
      "html": [
        "toSafeHtml",
      ],
      "listing": [
        "createHistoryAddress",
        "createListStore",
        "createMemoryAddress",
      ],
      "listing-transport": [
        "createServiceListTransport",
      ],
      "metadata": [
        "getPageMetadata",
      ],
      "orders": [
        "fetchOrder",
        "fetchOrderByCheckout",
        "fetchOrders",
        "fetchSubscriptionOrders",
      ],
      "preview": [
        "fetchContentPageJson",
        "fetchQuizJson",
        "fetchStoreJson",
      ],
      "product": [
        "fetchProduct",
        "parseProductContent",
      ],
      "product-feed": [
        "toFeedItems",
        "toXmlText",
        "writeFeed",
      ],
      "product-record": [
        "getOffers",
        "toProductRecord",
      ],
      "product-selection": [
        "createProductSelection",
      ],
      "react": [
        "CartProvider",
        "CommerceProvider",
        "useAccount",
        "useAction",
        "useCart",
        "useCartState",
        "useCheckoutReturn",
        "useCommerce",
        "useConsent",
        "useListing",
        "useProduct",
        "useProductForm",
        "useProductSearch",
        "useProductSelection",
        "useQuickAdd",
        "useSearch",
      ],
      "search": [
        "createSearch",
      ],
      "server": [
        "TRIES_FORGOTTEN_AFTER_MS",
        "answerRoute",
        "checkCustomer",
        "createCookieContext",
        "createStoreApi",
        "createStoreEndpoint",
        "createStoreEndpoints",
        "getRequestId",
        "toRefusal",
        "toRefusalAnswer",
      ],
      "session-cookie": [
        "SESSION_SECONDS",
        "getSessionCookie",
      ],
      "store": [
        "fetchMenus",
        "fetchStoreSettings",
        "fetchStoreUrl",
      ],
      "structured-data": [
        "toBreadcrumbList",
        "toOrganization",
        "toProductData",
        "toReviewData",
        "toStructuredText",
      ],
      "subscription-actions": [
        "fetchSendable",
        "goesToAddress",
        "subscriptionActions",
      ],
      "subscriptions": [
        "fetchSubscription",
        "fetchSubscriptions",
      ],
      "testing": [
        "createFakeClient",
        "createFakeTransport",
        "createTestShop",
        "toMswHandlers",
        "toWireCart",
        "toWireCategory",
        "toWireProduct",
      ],
      "vault": [
        "createCardToken",
      ],
    }
  `)
})
