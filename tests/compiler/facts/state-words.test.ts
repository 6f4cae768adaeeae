/** Words for states. */
import { describe, expect, it } from 'vitest';
import { statusOfWords } from '../../../compiler/facts/resources/state-words.ts';

describe('a state', () => {
  it.each([
    ['available', 'Available; Live; Now available; Generally available; verfügbar; dastyab; متاح; دستیاب'],
    ['beta', 'Beta; In beta; Public beta; Early access; Preview; Available in beta; تجريبي; Vorschau'],
    ['planned', 'Coming soon; Planned; On the roadmap; Coming Q3 2026; Available soon; demnächst; geplant; bald verfügbar; jald; قريبًا'],
    ['deprecated', 'Deprecated; Retired; No longer available; eingestellt; nicht mehr verfügbar; band; متوقف'],
  ])('%s is what these say: %s', (status, texts) => {
    expect(texts.split('; ').filter((text) => statusOfWords(text) !== status)).toEqual([]);
  });

  it.each([
    '',
    'New',
    'Live chat',
    'Not available',
    'nicht verfügbar',
    'Available on all plans and platforms',
    'Available or planned',
    'Beta 2019',
    'Popular',
    'Available?',
  ])('is not what %j says', (text) => {
    expect(statusOfWords(text)).toBeNull();
  });
});
