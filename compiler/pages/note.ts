import { hash } from 'node:crypto';
import { shorten } from '../base/one-line.ts';
import type { PageDate } from '../dates/page-date.ts';
import type { Dropped } from '../markdown/chrome/drop.ts';
import { lineOf, type ElementContent } from '../markdown/hast.ts';
import type { Candidate } from '../markdown/prune/main-content.ts';
import { lineLeftOut } from '../markdown/prune/judge.ts';
import type { Content } from '../markdown/prune/prune.ts';
import { keptBy } from '../markdown/selections.ts';
import { countWordsOf } from '../markdown/words.ts';
import { twinPath } from '../paths.ts';
import type { Missed } from './missed.ts';

/** A shortened text of a page, with the number of its words. */
interface TextNote {
  readonly text: string;
  readonly words: number;
}

/** A text that a rule leaves out. */
export interface LeftOutNote extends TextNote {
  readonly rule: string;
  /** True when readers of the page do not see it. */
  readonly hidden: boolean;
  /** How often the same text was left out; `words` counts one. */
  readonly times: number;
}

/** A text that was left out as boilerplate; see `ChromeBlock`. */
export interface RepeatNote extends TextNote {
  readonly rule: 'menu' | 'text';
  readonly group: string;
  readonly groupPages: number;
  readonly holders: number;
}

/** An element that the configuration keeps. */
export interface KeptNote extends TextNote {
  readonly selector: string;
}

/** The first of some notes: a page may have any number, and the notes of all pages must stay small. */
export interface Listed<T> {
  readonly first: readonly T[];
  /** The number of the others, and their words. */
  readonly others: { readonly count: number; readonly words: number };
}

/** How the content of a page was selected. */
export interface ContentNote {
  /** Words of the body after the rules, and of the selected content. */
  readonly words: { readonly body: number; readonly content: number };
  /** The tested candidates for the main content; the last one may be accepted. Without an accepted one, the body is the content. */
  readonly candidates: readonly Candidate[];
  readonly leftOut: Listed<LeftOutNote>;
  readonly kept: Listed<KeptNote>;
  /** The first headings, questions and amounts that a rule removed, and that are nowhere else in the markdown. */
  readonly missed: readonly Missed[];
}

/** How a page was converted to markdown. */
export interface PageNote extends ContentNote {
  readonly path: string;
  readonly title: string;
  readonly source: string;
  /** Date of its last change and its source; null when no source has one. */
  readonly dated?: PageDate | null;
  readonly repeated: Listed<RepeatNote>;
  /** Its markdown version: path in the bundle, characters and SHA-256 (hexadecimal) of its text after the front matter. */
  readonly twin: { readonly path: string; readonly characters: number; readonly digest: string };
}

/** Maximum notes of each kind for a page, and characters of their texts. */
const LISTED = 40;
const SHOWN = 60;

/** How the content of a page was selected. Call it before the content is converted. Parts without a word are left out. */
export const contentNote = ({ bodyWords, words, candidates, leftOut, kept }: Content): Omit<ContentNote, 'missed'> => {
  const left = new Map<string, LeftOutNote>();
  for (const each of leftOut) {
    const { node, rule, isHidden } = each;
    const note = textNote(node, lineLeftOut(each));
    const key = `${rule}\n${note.text}\n${note.words}\n${isHidden}`;
    if (note.words > 0) left.set(key, { rule: cut(rule), ...note, hidden: isHidden, times: (left.get(key)?.times ?? 0) + 1 });
  }
  return {
    words: { body: bodyWords, content: words },
    candidates: candidates.map((candidate) => ({ ...candidate, by: cut(candidate.by) })),
    leftOut: listed([...left.values()]),
    kept: listed(kept.map((element) => ({ selector: cut(keptBy(element) ?? ''), ...textNote(element) }))),
  };
};

/** Notes about texts that rules removed. */
export const missedNotes = (missed: readonly Missed[]): readonly Missed[] =>
  missed.slice(0, LISTED).map(({ rule, kind, text }) => ({ rule, kind, text: cut(text) }));

const textNote = (node: ElementContent, line = lineOf(node)): TextNote => ({ text: cut(line), words: countWordsOf(node) });

const cut = (text: string): string => shorten(text.slice(0, 2 * SHOWN), SHOWN);

const listed = <T extends { readonly words: number; readonly times?: number }>(notes: readonly T[]): Listed<T> => {
  const others = notes.slice(LISTED);
  return {
    first: notes.slice(0, LISTED),
    others: { count: others.length, words: others.reduce((sum, { words, times = 1 }) => sum + words * times, 0) },
  };
};

/** Data of a page's note besides its content. */
interface NotedPage {
  readonly path: string;
  readonly title: string;
  readonly source: string;
  readonly dated?: PageDate | null;
  readonly content: ContentNote;
  readonly dropped: readonly Dropped[];
  /** Characters and digest of its markdown. */
  readonly characters: number;
  readonly digest: string;
}

/** The note of a page. */
export const pageNote = ({ path, title, source, dated, content, dropped, characters, digest }: NotedPage): PageNote => ({
  path,
  title: cut(title),
  source,
  ...(dated !== undefined && { dated }),
  ...content,
  repeated: listed(dropped.map(repeatNote)),
  twin: { path: twinPath(path), characters, digest },
});

const repeatNote = ({ text, words, repetition: { isMenu, group, pages, holders } }: Dropped): RepeatNote => ({
  text: cut(text),
  words,
  rule: isMenu ? 'menu' : 'text',
  group,
  groupPages: pages,
  holders,
});

/** Digest of the markdown of a markdown version. */
export const digestOf = (markdown: string): string => hash('sha256', markdown, 'hex');
