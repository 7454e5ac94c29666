// Feeds (RSS, Atom) whose new articles become drafts.

export type { Article, ArticlePicture, FeedEnd, FeedReader, FeedRefusal, Validators } from './feed-reader.ts';
export { type FeedRecord, listFeeds } from './news-feed.repo.ts';
export { addFeed, getFeed, presentFeed, removeFeed } from './news-feed.ts';
export { type ArticlePictureParts, pictureArticle } from './picture-article.ts';
export { readDueFeeds, readFeed } from './read-feeds.ts';
