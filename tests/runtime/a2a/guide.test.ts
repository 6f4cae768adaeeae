import { beforeEach, describe, expect, test, vi } from 'vitest';
import { a2aTable } from '../../../compiler/protocols/a2a.ts';
import { preferredLanguage } from '../../../runtime/accept.ts';
import { call, MESSAGE, send, TYPE } from './a2a-call.ts';

// What the endpoint gives the guide, whatever the guide makes of it.
const asked = vi.hoisted(() => [] as [text: string, preferred: string | undefined][]);
vi.mock('../../../runtime/answer/guide.ts', () => ({
  createGuide: () => async (text: string, preferred?: string) => {
    asked.push([text, preferred]);
    return { text: 'Answer.', data: {} };
  },
}));
beforeEach(() => void asked.splice(0));

describe('the guide is given', () => {
  test('the texts of a message, joined by a newline, and nothing of other parts', async () => {
    const parts = [{ text: 'one' }, { kind: 'file', file: { name: 'x' } }, { kind: 'text', text: 'two' }, { kind: 'data', data: { y: 1 } }];
    await send({ ...MESSAGE, parts });
    expect(asked).toEqual([['one\ntwo', undefined]]);
  });

  test.each([
    ['de-AT,de;q=0.9,en;q=0.5', 'de'],
    ['fr, ur;q=0.4', 'ur-Latn'],
    ['fr', undefined],
  ])('what Accept-Language: %s likes best', async (header, preferred) => {
    await call('message/send', { message: MESSAGE }, { ...TYPE, 'accept-language': header });
    expect(asked.map(([, language]) => language)).toEqual([preferred]);
  });

  test('nothing of a message that is refused', async () => {
    await send({ ...MESSAGE, role: 'agent' });
    await send({ ...MESSAGE, taskId: 't-1' });
    await call('SendStreamingMessage', { message: MESSAGE });
    expect(asked).toEqual([]);
  });
});

describe('Accept-Language', () => {
  const languages = a2aTable(['en', 'de', 'ur-Latn', 'ar', 'zh-Hans', 'zh-Hant']).languages;

  test.each([
    [undefined, undefined],
    ['', undefined],
    [' , ,', undefined],
    ['de', 'de'],
    ['DE-at', 'de'],
    ['en;q=0.1, de;q=0.2', 'de'],
    ['ar;q=0.5, de;q=0.5', 'ar'],
    ['ur', 'ur-Latn'],
    ['ur-Latn-PK', 'ur-Latn'],
    ['ur-PK', 'ur-Latn'],
    ['zh', 'zh-Hans'],
    ['zh-Hant', 'zh-Hant'],
    ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'en'],
    ['de;q=0, ar;q=0.1', 'ar'],
    ['de;q=2', undefined],
    ['de;q=x, en;q=0.001', 'en'],
    ['*', undefined],
    ['__proto__, constructor', undefined],
    ['-', undefined],
    [`${'-'.repeat(8000)},de`, 'de'],
    [`${'xx,'.repeat(64)}de`, undefined],
  ])('%s gives %s', (header, language) => {
    expect(preferredLanguage(header, languages)).toBe(language);
  });
});
