import type { Build } from '../build/build.ts';
import { factsOf } from '../facts/resources/index.ts';
import type { Operation } from './operations.ts';
import { shown, type ShownOperation } from './shown.ts';

/** The request at the start of the page, and the answer of the bundle. */
export interface FirstAnswer extends ShownOperation {
  /** The first line of the request. */
  readonly line: string;
  readonly status: string;
  /** The start of the document, indented. */
  readonly response: string;
  /** `text` for a document that is cut, because it is not valid JSON any more. */
  readonly syntax: 'json' | 'text';
}

/** Lines of the document that fill a screen. */
const LINES = 30;

/** The document of the plans, which people need most, else the first one of the API. */
export const firstAnswer = (build: Build, operations: readonly Operation[]): FirstAnswer | null => {
  const resource = build.resources.find(({ name }) => name === 'plans') ?? build.resources[0];
  const operation = operations.find(({ id }) => id === `api-${resource?.name}`);
  if (resource === undefined || operation === undefined) return null;
  const lines = JSON.stringify(factsOf(build.facts, resource).body, null, 2).split('\n');
  const isCut = lines.length > LINES;
  return {
    ...shown(operation, build.base),
    line: `GET ${operation.name}`,
    status: '200 OK',
    response: isCut ? `${lines.slice(0, LINES).join('\n')}\n(${lines.length - LINES} lines more)` : lines.join('\n'),
    syntax: isCut ? 'text' : 'json',
  };
};
