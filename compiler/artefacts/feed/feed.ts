import { json } from '../../base/json.ts';
import { defineEmitter, type Build } from '../../build/build.ts';
import { lastContentDate } from '../../build/contents.ts';
import { paths } from '../../paths.ts';
import { atomFeed, type FeedHead } from './atom.ts';
import { feedItems, type FeedItem } from './items.ts';

/** The facts that changed, as an Atom feed (RFC 4287) and as JSON Feed 1.1. A site without a date has none, because Atom requires dates. */
export const factFeed = defineEmitter('feed of changed facts', function* (build) {
  const date = lastContentDate(build);
  if (date === null) return;
  const items = feedItems(build);
  const updated = items[0]?.date_modified ?? `${date}T00:00:00Z`;
  const origin = 'feed of changed facts';
  yield { path: paths.factsAtom, class: 'atomFeed', body: atomFeed(headOf(build, paths.factsAtom, updated), items), origin };
  yield { path: paths.factsJson, class: 'jsonFeed', body: json(jsonFeed(headOf(build, paths.factsJson, updated), items)), origin };
});

const headOf = ({ base, facts }: Build, path: string, updated: string): FeedHead => {
  const { name } = facts.company.body;
  return {
    url: base + path,
    title: `Facts of ${name}`,
    description: `What changed in the published facts of ${name}, the newest first`,
    home: `${base}/`,
    author: name,
    updated,
  };
};

const jsonFeed = ({ url, title, description, home, author }: FeedHead, items: readonly FeedItem[]): object => ({
  version: 'https://jsonfeed.org/version/1.1',
  title,
  home_page_url: home,
  feed_url: url,
  description,
  authors: [{ name: author, url: home }],
  items,
});
