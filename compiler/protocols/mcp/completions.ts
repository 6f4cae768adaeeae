import type { McpTable } from '../../../runtime/bundle.ts';
import type { Build } from '../../build/build.ts';
import { prompts } from '../prompts/index.ts';
import { resourceTemplates } from './templates.ts';

/** What `completion/complete` knows: values for the arguments of prompts, and slugs for the templates of resources. */
export const completions = (build: Build): McpTable['completions'] =>
  Object.fromEntries([
    ...prompts.map(({ name, arguments: given }) => [
      `ref/prompt ${name}`,
      Object.fromEntries(given.map((argument) => [argument.name, argument.values(build)])),
    ]),
    ...resourceTemplates(build).map(({ uriTemplate, slugs }) => [`ref/resource ${uriTemplate}`, { slug: slugs }]),
  ]);
