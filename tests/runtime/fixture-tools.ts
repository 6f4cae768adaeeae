/** The tools of the fixture, compiled the way the compiler does it. */
import { compileTool } from '../../compiler/tool-table.ts';
import type { RuntimeIndex } from '../../runtime/bundle.ts';

export const GUIDES = ['chat-a-broadcast-campaigns', 'take-orders-from-social-a-dms', 'moderate-comments'];

export function titleOf(slug: string): string {
  return slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}

/** Values of a look-up; the compiler's own table never makes a result here, because FILES holds them. */
const keys = (values: readonly string[]): ReadonlyMap<string, () => never> =>
  new Map(
    values.map((value) => [
      value,
      () => {
        throw new Error(value);
      },
    ]),
  );
const required = { type: 'string', description: '', required: true } as const;
const status = { type: 'string', description: '', enum: ['available', 'beta'] } as const;
export const TOOLS: RuntimeIndex['mcp']['tools'] = {
  get_plans: compileTool('get_plans', {}, { kind: 'constant', result: { structuredContent: {}, text: '' } }, []),
  list_features: compileTool(
    'list_features',
    { status },
    {
      kind: 'lookup',
      argument: 'status',
      results: keys(['available', 'beta']),
      aliases: new Map(),
      otherwise: () => ({ structuredContent: {}, text: '' }),
      help: 'Leave status out for all features.',
    },
    [],
  ),
  get_guide: compileTool(
    'get_guide',
    { slug: { ...required, maximum: 200 } },
    {
      kind: 'lookup',
      argument: 'slug',
      results: keys(GUIDES),
      aliases: new Map(GUIDES.map((slug) => [titleOf(slug).toLowerCase(), slug])),
      help: 'Call search_guides to find a guide by words.',
    },
    [],
  ),
  search_guides: compileTool(
    'search_guides',
    {
      query: { ...required, minimum: 1, maximum: 500 },
      language: { type: 'string', description: '', enum: ['en', 'de'] },
      limit: { type: 'integer', description: '', minimum: 1, maximum: 20, default: 5 },
      offset: { type: 'integer', description: '', minimum: 0, default: 0 },
    },
    { kind: 'search' },
    GUIDES.map(titleOf),
  ),
};
