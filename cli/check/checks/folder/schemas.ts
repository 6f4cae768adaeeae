import { paths } from '../../../../compiler/paths.ts';
import { probesFolder } from '../../../../compiler/problems/probes/folder.ts';
import { schemaFault, violations } from '../../../../compiler/schema/validate.ts';
import { type Finding, notApplicable, type Probe, type Answer, type Context } from '../../check.ts';
import { isBundle } from '../../sample.ts';
import { headerLinks } from '../link-header.ts';
import { isObject } from '../findings.ts';
import { onBundle } from './manifest.ts';

const isDocument = (file: string): boolean => `/${file}`.startsWith(paths.api) && file.endsWith('.json');

/** Violations of the schema that the Link header of a document names. */
const faultsOf = async (answer: Answer, { get }: Context): Promise<readonly string[]> => {
  const schemaPath = headerLinks(answer.headers).find(({ relations }) => relations.includes('describedby'))?.target;
  if (schemaPath === undefined) return [];
  const json = (await get(schemaPath)).json();
  if (!isObject(json)) return [`there is no schema at ${schemaPath}`];
  const fault = schemaFault(json);
  if (fault !== null) return [`the schema at ${schemaPath} cannot be used: ${fault}`];
  return violations({ json, required: true }, answer.json()).map(
    (violation) => `/${violation.path.join('/')} ${violation.reason}, got ${violation.got}`,
  );
};

/** Maximum violations of one document in the report. */
const MOST = 5;

/** Every document of the API matches its schema. */
export const schemasHold: Probe = {
  name: 'schemas-hold',
  weight: 3,
  problem: probesFolder.schemaBroken,
  run: async (context) => {
    if (!isBundle(context.subject.folder)) return notApplicable('sitec checks the API of a site without a bundle');
    const documents: string[] = [];
    const listed = await onBundle((files) => {
      documents.push(...files.map(({ file }) => file).filter(isDocument));
      return [];
    })(context);
    if ('notApplicable' in listed) return listed;
    const found = await Promise.all(documents.map((file) => findingsOf(`/${file}`, context)));
    return found.flat();
  },
};

const findingsOf = async (path: string, context: Context): Promise<readonly Finding[]> => {
  const answer = await context.get(path);
  const reasons = answer.status === 200 ? await faultsOf(answer, context) : [`it answers with status ${answer.status}`];
  return reasons.slice(0, MOST).map((reason) => ({ path, values: { reason } }));
};
