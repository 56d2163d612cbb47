/** Products for those who compare and advertise them: items by Google's names, written as XML or JSON part by part. */
export { type FeedItem, type FeedOptions, type FeedShipping, toFeedItems } from './product-feed/feed-item.ts'
export { type FeedChannel, type FeedFormat, toXmlText, writeFeed } from './product-feed/write-feed.ts'
