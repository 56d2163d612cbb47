/** Products for comparison and advertising sites: items with Google's field names, written as XML or JSON in parts. */
export { type FeedItem, type FeedOptions, type FeedShipping, toFeedItems } from './product-feed/feed-item.ts'
export { type FeedChannel, type FeedFormat, toXmlText, writeFeed } from './product-feed/write-feed.ts'
