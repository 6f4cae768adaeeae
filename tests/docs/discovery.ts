/** docs/reference/discovery.md: every discovery file with its specification and the validator that the tests run, from the list of the tests. */
import { blocks, GENERATED, table } from '../../docs/.vitepress/markdown.ts';
import { DISCOVERY_DOCUMENTS } from '../example/discovery-documents.ts';

/** Renders the reference of discovery files. */
export const discoveryDocument = (): string =>
  blocks(
    GENERATED,
    '# Discovery files',
    'The files by which agents, crawlers and registries find what a bundle has. The tests run the validator of each row on the example site, and compare the list with its bundle.',
    table(
      ['File', 'Content', 'Specification', 'Validator'],
      DISCOVERY_DOCUMENTS.map(({ shown, document, specification, validator }) => [
        shown.map((path) => `\`${path}\``).join(', '),
        document,
        specification,
        validator,
      ]),
    ),
  );
