/** What tools and guide both read of an index is loaded once: a function at the edge pays for it with every start. */
import { beforeEach, expect, test, vi } from 'vitest';
import { createHandler } from '../../runtime/handler.ts';
import { INDEX } from './fixture.ts';

const loaded = vi.hoisted(() => [] as unknown[]);
vi.mock('../../runtime/answer/concepts.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../runtime/answer/concepts.ts')>();
  return {
    ...original,
    createConcepts: (table: Parameters<typeof original.createConcepts>[0]) => (loaded.push(table), original.createConcepts(table)),
  };
});
vi.mock('../../runtime/answer/postings.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../runtime/answer/postings.ts')>();
  const createPostings: typeof original.createPostings = (field, read) => (loaded.push(field), original.createPostings(field, read));
  return { ...original, createPostings };
});
beforeEach(() => void loaded.splice(0));

test('concepts, names and each field of the search are loaded once', () => {
  createHandler({ index: INDEX, read: () => new Uint8Array() });
  expect(new Set(loaded)).toEqual(new Set([INDEX.concepts, INDEX.answers.names, ...INDEX.search.fields]));
  expect(loaded).toHaveLength(2 + INDEX.search.fields.length);
});
