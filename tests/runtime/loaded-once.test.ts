/** What tools and guide both read of an index is loaded once: a function at the edge pays for it with every start. */
import { expect, test, vi } from 'vitest';
import { createHandler } from '../../runtime/handler.ts';
import { INDEX } from './fixture.ts';

const loaded = vi.hoisted(() => [] as unknown[]);
vi.mock('../../runtime/answer/passages.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../runtime/answer/passages.ts')>();
  const createPassages: typeof original.createPassages = (bundle) => (loaded.push(bundle), original.createPassages(bundle));
  return { ...original, createPassages };
});

test('the passages of a bundle are loaded once', () => {
  createHandler({ index: INDEX, read: () => new Uint8Array() });
  expect(loaded).toHaveLength(1);
});
